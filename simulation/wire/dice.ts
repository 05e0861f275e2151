import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * The server's own randomness, made repeatable: tokens, links, codes, promises and what bots choose come out alike
 * in both worlds, so that frames can be compared as they are, without a mask behind which something could hide. Each
 * act of an evening has throws of its own: an act that is left out in one world shifts nothing after it.
 */
export class LoadedDice {
  readonly #real = { randomBytes: crypto.randomBytes, randomInt: crypto.randomInt }
  #act = ''
  #throws = 0

  load(): void {
    this.#become({
      randomBytes: (size: number) => this.#bytes(size),
      randomInt: (most: number) => this.#below(most),
    })
  }

  unload(): void {
    this.#become(this.#real)
  }

  /** From here on the throws are those of this act; with other salt, other ones. */
  begin(act: number, salt: string): void {
    this.#act = `${act} ${salt}`
    this.#throws = 0
  }

  #become(dice: object): void {
    Object.assign(crypto, dice)
    syncBuiltinESMExports()
  }

  #bytes(size: number): Buffer {
    const digest = createHash('sha512')
      .update(`${this.#act} ${this.#throws++}`)
      .digest()
    return digest.subarray(0, size)
  }

  #below(n: number): number {
    return this.#bytes(6).readUIntBE(0, 6) % n
  }
}
