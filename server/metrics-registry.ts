/** One number or a few, in the text form that Prometheus and its like read. */
interface Instrument {
  lines(): readonly string[] | Promise<readonly string[]>
}

/** All instruments of one server (docs/decisions/0008-dependencies.md says why they are ours). */
export class MetricsRegistry {
  readonly #all: Instrument[] = []

  counter(name: string, help: string): Counter {
    return this.#add(new Counter(name, help))
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    return this.#add(new Histogram(name, help, bounds))
  }

  /** Read when somebody looks. What cannot be read right now is left out: the others are wanted then most of all. */
  gauge(name: string, help: string, value: () => number | Promise<number>): void {
    const lines = async () => [...headOf(name, help, 'gauge'), `${name} ${await value()}`]
    this.#add({ lines: () => lines().catch(() => []) })
  }

  /** What goes only up, and is counted elsewhere. */
  total(name: string, help: string, value: () => number): void {
    this.#add({ lines: () => [...headOf(name, help, 'counter'), `${name} ${value()}`] })
  }

  async text(): Promise<string> {
    const each = await Promise.all(this.#all.map(one => one.lines()))
    return `${each.flat().join('\n')}\n`
  }

  #add<One extends Instrument>(one: One): One {
    this.#all.push(one)
    return one
  }
}

const headOf = (name: string, help: string, type: 'counter' | 'gauge' | 'histogram'): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

export class Counter implements Instrument {
  readonly #name: string
  readonly #help: string
  #count = 0

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  inc(): void {
    this.#count++
  }

  lines(): readonly string[] {
    return [...headOf(this.#name, this.#help, 'counter'), `${this.#name} ${this.#count}`]
  }
}

/** How often something took how long, in seconds. */
export class Histogram implements Instrument {
  readonly #name: string
  readonly #help: string
  readonly #bounds: readonly number[]
  /** How many were in each bucket and in none before it; the last is beyond all bounds. */
  readonly #counts: number[]
  #sum = 0

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name
    this.#help = help
    this.#bounds = bounds
    this.#counts = Array(bounds.length + 1).fill(0)
  }

  /** What it gives back stops it, and says how many seconds it was. */
  startTimer(): () => number {
    const begun = performance.now()
    return () => {
      const seconds = (performance.now() - begun) / 1_000
      this.observe(seconds)
      return seconds
    }
  }

  observe(seconds: number): void {
    const within = this.#bounds.findIndex(bound => seconds <= bound)
    this.#counts[within === -1 ? this.#bounds.length : within]!++
    this.#sum += seconds
  }

  lines(): readonly string[] {
    let sofar = 0
    const upTo = this.#counts.map(count => (sofar += count))
    const bounds = [...this.#bounds, '+Inf']
    return [
      ...headOf(this.#name, this.#help, 'histogram'),
      ...upTo.map((count, i) => `${this.#name}_bucket{le="${bounds[i]}"} ${count}`),
      `${this.#name}_sum ${this.#sum}`,
      `${this.#name}_count ${sofar}`,
    ]
  }
}
