import { describe, expect, it } from 'vitest'
import type { Camera, Shot } from '../scene.ts'
import { setUpFindings } from '../studio/set-ups.ts'
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

  it('looks at 35 memories at least from elsewhere than eye level, in every way there is, and at neighbours in two ways', () => {
    expect(setUpFindings(OUTLINE)).toEqual([])
  })

  it('would notice one set-up too often, eye level too often, a way that is hardly used, and neighbours alike', () => {
    const all = (camera: Camera, shot: Shot) => OUTLINE.map(plan => ({ ...plan, camera, shot }))
    expect(setUpFindings(all('eye', 'mid'))).toEqual(
      expect.arrayContaining([
        '100 % are eye mid',
        '100 % are at eye level',
        'only 0 % are seen from elsewhere',
        'hardly any is seen above',
        'birth and cradle are both eye mid',
      ]),
    )
    const [first, second, ...others] = OUTLINE
    const twin = { ...second!, camera: first!.camera, shot: first!.shot }
    expect(setUpFindings([first!, twin, ...others])).toContain(
      `birth and cradle are both ${first!.camera} ${first!.shot}`,
    )
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
