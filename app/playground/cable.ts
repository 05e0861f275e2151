/** What stands in for a socket while there is no network: it never opens. */
function deadSocket(): object {
  const socket = {
    onopen: null,
    onmessage: null,
    onclose: null as (() => void) | null,
    send() {},
    close() {},
  }
  setTimeout(() => socket.onclose?.(), 40)
  return socket
}

/** The network of one phone of the playground, which can be pulled out and put back. */
export class Cable {
  readonly #sockets = new Set<WebSocket>()
  #isOut = false

  /** From now on all connections of this page go through it. */
  plugIn(): void {
    window.WebSocket = new Proxy(WebSocket, {
      construct: (target, [url]: [string]) => (this.#isOut ? deadSocket() : this.#kept(new target(url))),
    })
  }

  #kept(socket: WebSocket): WebSocket {
    this.#sockets.add(socket)
    socket.addEventListener('close', () => this.#sockets.delete(socket))
    return socket
  }

  pullOut(): void {
    this.#isOut = true
    for (const socket of this.#sockets) socket.close()
  }

  putBack(): void {
    this.#isOut = false
    dispatchEvent(new Event('online')) // as a phone's browser says when its network is back
  }
}
