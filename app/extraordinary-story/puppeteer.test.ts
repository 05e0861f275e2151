import { ACTIONS, acted, actionOf, numberOf, SIZES, SPEEDS } from '@veillee/games'
import { PUPPET_AT_REST, type PuppetPose, readPuppet, writePuppet } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { bonesOf } from './puppet-bones.ts'
import { lookOf } from './puppet-look.ts'
import { LIMBS, Puppeteer, placeOf } from './puppeteer.ts'

function troupe() {
  const shown: { pose: PuppetPose; tick: number }[] = []
  const puppeteer = new Puppeteer((pose, tick) => shown.push({ pose, tick }))
  let nowMs = 0
  const passes = (ms: number) => {
    for (const until = nowMs + ms; nowMs < until; nowMs += 50) puppeteer.tick(nowMs)
  }
  return { puppeteer, shown, passes }
}

describe('a puppet in somebody’s hands', () => {
  test('[TALE-30] two fingers move two hands, and feet, head and hips are moved too', () => {
    const { puppeteer, passes } = troupe()
    passes(100)
    for (const limb of LIMBS) {
      const before = placeOf(puppeteer.pose.value, limb)
      puppeteer.moves(limb, { x: before.x + 0.2, y: before.y + 0.1 })
      expect(placeOf(puppeteer.pose.value, limb).x).toBeGreaterThan(before.x + 0.05)
    }
    puppeteer.nudges('leftHand', { x: -0.1, y: 0 })
    expect(puppeteer.pose.value.hands[0].x).toBeLessThan(-0.2)
  })

  test('[TALE-30] it is shown twenty times a second while it moves, and once a second while it does not', () => {
    const { puppeteer, shown, passes } = troupe()
    passes(3_000)
    expect(shown).toHaveLength(3)
    puppeteer.acts('walk')
    passes(1_000)
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.length).toBeLessThan(25)
    expect(shown.at(-1)!.pose.acts).toBe(numberOf('walk'))
    puppeteer.moves('leftHand', { x: -0.5, y: 0.5 })
    expect([puppeteer.action.value, puppeteer.pose.value.acts]).toEqual([null, 0])
  })

  test('[TALE-30] a tap on the floor is seen for a moment', () => {
    const { puppeteer, shown, passes } = troupe()
    passes(100)
    puppeteer.taps()
    passes(500)
    expect(shown.at(-1)!.pose.isTapping).toBe(true)
    passes(1_000)
    expect(shown.at(-1)!.pose.isTapping).toBe(false)
  })

  test('[TALE-30] a hand that writes hangs down, and says so; one that waves does not', () => {
    const { puppeteer, passes } = troupe()
    const goes = (corners: readonly (readonly [number, number])[]) => {
      for (const [i, [x, y]] of corners.slice(1).entries()) {
        const [fromX, fromY] = corners[i]!
        for (let j = 0; j <= 8; j++) {
          puppeteer.moves('rightHand', { x: fromX + ((x - fromX) * j) / 8, y: fromY + ((y - fromY) * j) / 8 })
          passes(50)
        }
      }
      puppeteer.lifts('rightHand')
      passes(400)
    }
    passes(100)
    goes([
      [0, 0.6],
      [0.6, 0.6],
      [0, 0.6],
      [0.6, 0.6],
    ])
    expect(puppeteer.hasWritten.value).toBe(false)
    passes(4_000)
    goes([
      [0.06, 0.6],
      [0.5, 0.6],
    ])
    goes([
      [0.28, 0.6],
      [0.28, 0.05],
    ])
    expect(puppeteer.hasWritten.value).toBe(true)
    puppeteer.moves('rightHand', { x: 0.9, y: 0.9 })
    expect(puppeteer.pose.value.hands[1]).toEqual(PUPPET_AT_REST.hands[1])
    passes(2_500)
    expect(puppeteer.hasWritten.value).toBe(false)
    puppeteer.moves('rightHand', { x: 0.5, y: 0.5 })
    expect(puppeteer.pose.value.hands[1]).toEqual({ x: 0.5, y: 0.5 })
  })
})

describe('what a puppet acts', () => {
  test('[TALE-30] 24 actions, in any size and at any speed, all on the stage', () => {
    expect(ACTIONS).toHaveLength(24)
    for (const action of ACTIONS)
      for (const size of SIZES)
        for (const speed of SPEEDS)
          for (let ms = 0; ms < 4_000; ms += 150) {
            const pose = acted(action, ms, size, speed)
            const back = readPuppet(writePuppet(pose))!
            expect(actionOf(back.acts)).toBe(action)
            expect(back.hands[0].x).toBeCloseTo(pose.hands[0].x, 1)
          }
  })

  test('[TALE-30] no two actions look alike, and size and speed are seen', () => {
    const seen = ACTIONS.map(action =>
      [0, 250, 500].map(ms => [...writePuppet({ ...acted(action, ms), acts: 0 })].join()).join(),
    )
    expect(new Set(seen).size).toBe(24)
    expect(acted('walk', 700, 'large')).not.toEqual(acted('walk', 700, 'small'))
    expect(acted('walk', 700, 'middle', 'fast')).not.toEqual(acted('walk', 700, 'middle', 'slow'))
  })

  test('[TALE-30] limbs are paper: they keep their length wherever they are pulled', () => {
    const { build } = lookOf(2)
    const far = {
      ...PUPPET_AT_REST,
      hands: [
        { x: -1, y: 1 },
        { x: 1, y: -1 },
      ],
    } as PuppetPose
    for (const { root, joint, end } of bonesOf(far, build).arms) {
      expect(Math.hypot(joint.x - root.x, joint.y - root.y)).toBeLessThanOrEqual(build.arm + 0.01)
      expect(Math.hypot(end.x - joint.x, end.y - joint.y)).toBeLessThanOrEqual(build.arm + 0.01)
    }
  })

  test('[TALE-30] ten marks, ten bodies', () => {
    const looks = Array.from({ length: 10 }, (_, mark) => JSON.stringify(lookOf(mark)))
    expect(new Set(looks).size).toBe(10)
  })
})
