/** Whoever has something to send. */
export interface Sender {
  flush(): void
}

/**
 * What is to be sent waits until all that is being done now is done, and then goes out together: a phone that hears the
 * answer to its request sees what came of it in the same piece, and the network is asked once for many rooms and not again
 * and again in between (docs/decisions/0012-cheap-moves.md).
 */
export class Outbox {
  #senders: Sender[] = []

  add(sender: Sender): void {
    if (this.#senders.length === 0) process.nextTick(() => this.#flush())
    this.#senders.push(sender)
  }

  #flush(): void {
    const senders = this.#senders
    this.#senders = []
    for (const sender of senders) sender.flush()
  }
}
