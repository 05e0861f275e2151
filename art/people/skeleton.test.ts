import { describe, expect, it } from 'vitest'
import { POSE_IDS, POSES } from './poses.ts'
import { BUILDS, type Limb, skeletonOf } from './skeleton.ts'

const lengthOf = (from: readonly [number, number], to: readonly [number, number]) =>
  Math.hypot(to[0] - from[0], to[1] - from[1])

const bones = ({ root, joint, end }: Limb) => [lengthOf(root, joint), lengthOf(joint, end)]

describe('skeleton', () => {
  it.each(POSE_IDS)('keeps the bones of the arms as long as they are: %s', pose => {
    const { nearArm, farArm, build } = skeletonOf(POSES[pose], 'adult')
    for (const arm of [nearArm, farArm]) {
      const [upper, lower] = bones(arm)
      expect(upper).toBeCloseTo(build.arm * 0.52, 3)
      expect(lower).toBeCloseTo(build.arm * 0.48, 3)
    }
  })

  it('puts a hand where the pose says, if the arm is long enough', () => {
    const { nearArm } = skeletonOf(POSES.carry, 'adult')
    expect(nearArm.end[0]).toBeCloseTo(POSES.carry.nearHand[0], 3)
    expect(nearArm.end[1]).toBeCloseTo(-POSES.carry.nearHand[1], 3)
  })

  it('stretches towards what is out of reach, and no further than the arm', () => {
    const { nearArm, build } = skeletonOf({ ...POSES.stand, nearHand: [300, 300] }, 'adult')
    expect(lengthOf(nearArm.root, nearArm.end)).toBeCloseTo(build.arm * 0.995, 3)
  })

  it('gives children shorter legs and larger heads', () => {
    expect(BUILDS.kid.leg).toBeLessThan(BUILDS.adult.leg)
    expect(BUILDS.kid.headR).toBeGreaterThan(BUILDS.adult.headR)
    expect(-skeletonOf(POSES.stand, 'kid').neck[1]).toBeLessThan(-skeletonOf(POSES.stand, 'adult').neck[1])
  })

  it('sets the arms apart when somebody is seen from the front', () => {
    const { farArm, nearArm } = skeletonOf(POSES.frontStand, 'adult')
    expect(nearArm.root[0]).toBeGreaterThan(farArm.root[0] + 10)
  })
})
