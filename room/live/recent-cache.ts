/** The last few things that took long to make, each made once however many ask for it. What failed is forgotten. */
export class RecentCache<Thing> {
  readonly #most: number
  readonly #things = new Map<string, Promise<Thing>>()

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#things.size
  }

  of(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const thing = this.#things.get(name) ?? this.#made(name, make)
    this.#things.delete(name) // the newest is last
    this.#things.set(name, thing)
    for (const oldest of this.#things.keys()) if (this.size > this.#most) this.#things.delete(oldest)
    return thing
  }

  #made(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const thing = make()
    thing.catch(() => this.#things.delete(name))
    return thing
  }
}
