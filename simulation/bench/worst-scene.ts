import type { Bystander } from './bystander.ts'
import { BenchPhone } from './phone.ts'
import type { Measured } from './process.ts'

export interface Scene {
  readonly server: Measured
  readonly bystander: Bystander
  /** Each attack comes from an address of its own. */
  address(): string
}

/** What is sent, and what it was answered with. */
export type Attack = (scene: Scene) => Promise<string>

/** The same wish so many times at once, by one phone: whatever a room can be brought has a line of its own by this. */
export const wishesAtOnce =
  (opening: Record<string, unknown>, count: number, wish: () => object): Attack =>
  async ({ server, address }) => {
    const phone = await BenchPhone.enter(server.port, address(), opening)
    const one = wish()
    const answered = answersTo(phone, count)
    for (let i = 0; i < count; i++) phone.say(JSON.stringify({ do: 'wish', id: `w${i}`, wish: one }))
    const told = await answered
    phone.drop()
    return told
  }

async function answersTo(phone: BenchPhone, count: number): Promise<string> {
  const told = { done: 0, refused: 0 }
  await new Promise<void>(resolve => {
    phone.onFrame = frame => {
      const [, say] = /^\{"say":"(done|refused)"/.exec(frame) ?? []
      if (say !== undefined) told[say as keyof typeof told]++
      if (told.done + told.refused >= count) resolve()
    }
  })
  phone.onFrame = () => {}
  return `done: ${told.done}, refused: ${told.refused}`
}
