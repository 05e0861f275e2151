import { describe, expect, it } from 'vitest'
import { OUTLINE } from './outline.ts'

const ERAS = ['30s', '40s', '50s', '60s', '70s', '90s', 'now']

describe('outline', () => {
  it('[PALM-1] has a hundred memories, numbered in order, each with a name of its own', () => {
    expect(OUTLINE.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
    expect(new Set(OUTLINE.map(({ id }) => id)).size).toBe(100)
  })

  it('[PALM-45] goes from the thirties to today, and never back', () => {
    const eras = OUTLINE.map(({ era }) => ERAS.indexOf(era))
    expect(eras).toEqual([...eras].sort((a, b) => a - b))
    expect(new Set(eras).size).toBe(ERAS.length)
  })

  it('[PALM-45] meets the sea before Mei, and ends with the merry-go-round of today', () => {
    const at = (id: string) => OUTLINE.findIndex(plan => plan.id === id)
    expect(at('sick')).toBeLessThan(at('sea'))
    expect(at('sea')).toBeLessThan(at('arrive'))
    expect(at('wreck')).toBeLessThan(at('reunion'))
    expect(OUTLINE.at(-1)).toMatchObject({ era: 'now', details: expect.arrayContaining(['carousel']) })
  })

  it('[PALM-45] is told in one tense until the grandchild is born', () => {
    const born = OUTLINE.find(({ id }) => id === 'grandbirth')!.n
    const compound = {
      fr: /(?<!\p{L})(?:ai|as|a|avons|avez|ont|est|sont|s’est)(?: \p{L}+ment)? \p{L}+(?:é|i|u|it|is|ert)(?:e|s|es)?(?!\p{L})/u,
      en: /\b(?:has|have|’s|’ve) \w+(?:ed|en|wn|ng)\b/,
    }
    const [told, lived] = [OUTLINE.filter(({ n }) => n <= born), OUTLINE.filter(({ n }) => n > born)]
    for (const { n, story } of told)
      for (const language of ['fr', 'en'] as const)
        expect(story[language], `${n}, ${language}`).not.toMatch(compound[language])
    expect(lived.some(({ story }) => compound.fr.test(story.fr))).toBe(true)
  })

  it('[PALM-44] has the caravan with its three mimes', () => {
    const caravan = OUTLINE.find(({ id }) => id === 'caravan')
    expect(caravan?.details.slice(0, 3)).toEqual(['typewriter', 'guitar', 'chess'])
  })

  it('has four to eight details a memory, none of them twice', () => {
    for (const { id, details } of OUTLINE) {
      expect(details.length, id).toBeGreaterThanOrEqual(4)
      expect(details.length, id).toBeLessThanOrEqual(8)
      expect(new Set(details).size, id).toBe(details.length)
    }
  })

  it('shares two details of each memory with at least four others, so that decoys are plausible', () => {
    for (const { id, details } of OUTLINE) {
      const partners = OUTLINE.filter(
        other => other.id !== id && other.details.filter(detail => details.includes(detail)).length >= 2,
      )
      expect(
        partners.length,
        `${id} has ${partners.map(other => other.id).join(', ')}`,
      ).toBeGreaterThanOrEqual(4)
    }
  })

  it('gives neighbours another background or another shot', () => {
    for (const [i, plan] of OUTLINE.entries()) {
      const next = OUTLINE[i + 1]
      if (next)
        expect([plan.background, plan.shot], `${plan.id} and ${next.id}`).not.toEqual([
          next.background,
          next.shot,
        ])
    }
  })

  it('looks at 35 memories at least from elsewhere than eye level, in every way there is', () => {
    const cameras = OUTLINE.map(({ camera }) => camera)
    const moved = cameras.filter(camera => camera !== 'eye' && camera !== 'near')
    expect(moved.length).toBeGreaterThanOrEqual(35)
    for (const camera of ['above', 'low', 'behind', 'shoulder', 'framed'])
      expect(moved.filter(other => other === camera).length, camera).toBeGreaterThanOrEqual(4)
  })

  it('looks at no more than a fifth of them by the same set-up, and at less than half from eye level', () => {
    const count = (nameOf: (plan: (typeof OUTLINE)[number]) => string) => {
      const names = OUTLINE.map(nameOf)
      return Math.max(...names.map(name => names.filter(other => other === name).length))
    }
    expect(count(({ camera, shot }) => `${camera} ${shot}`)).toBeLessThanOrEqual(20)
    expect(count(({ camera }) => camera)).toBeLessThan(50)
  })

  it('never gives neighbours the same set-up: camera and shot', () => {
    for (const [i, plan] of OUTLINE.entries()) {
      const next = OUTLINE[i + 1]
      if (next)
        expect([plan.camera, plan.shot], `${plan.id} and ${next.id}`).not.toEqual([next.camera, next.shot])
    }
  })

  it('tells of each memory in both languages, with the spacing that French has', () => {
    for (const { id, title, story } of OUTLINE) {
      for (const text of [title.fr, title.en, story.fr, story.en]) expect(text.length, id).toBeGreaterThan(3)
      for (const text of [story.fr, story.en]) expect(text, id).toMatch(/[.!?”»]$/)
      for (const text of [title.fr, story.fr]) expect(text, id).not.toMatch(/ [?!;:»]|« |'/)
      for (const text of [title.en, story.en]) expect(text, id).not.toMatch(/'|"/)
    }
  })
})
