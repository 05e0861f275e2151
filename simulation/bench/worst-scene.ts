import type { Bystander } from './bystander.ts'
import type { Measured } from './process.ts'

export interface Scene {
  readonly server: Measured
  readonly bystander: Bystander
  /** Each attack comes from an address of its own. */
  address(): string
}

/** What is sent, and what it was answered with. */
export type Attack = (scene: Scene) => Promise<string>
