// @vitest-environment happy-dom
import { TONES } from '@veillee/art'
import { feel, type MimeSample, newSkin, type ObjectId } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { type KeptTurn, pageOf } from './page.ts'
import { PLAYER } from './player.ts'
import { reelOf } from './reel.ts'

const at = (object: ObjectId, tMs: number, x: number, more: Partial<MimeSample> = {}): MimeSample => ({
  tMs,
  object,
  x,
  y: 0.5,
  face: 'palm',
  held: 'palm-up',
  angle: 0,
  press: 1,
  contact: 'face',
  touching: true,
  ...(object === 'cloth' && { areaHu2: 0.5 }),
  ...more,
})

/** A cloth is laid down and stays; a coin slides over it and is lifted; then the hand shows its back. */
const samples: readonly MimeSample[] = [
  ...Array.from({ length: 20 }, (_, i) => at('cloth', i * 17, 0.4)),
  ...Array.from({ length: 60 }, (_, i) => at('coin', 400 + i * 17, 0.2 + i / 100)),
  at('coin', 1_420, 0.79, { touching: false, press: 0 }),
  at('cloth', 1_440, 0.4, { touching: false, press: 0 }),
  ...Array.from({ length: 10 }, (_, i) => at('pawn', 1_600 + i * 17, 0.5, { face: 'back', held: 'back-up' })),
]
const replay = { samples, felt: feel(newSkin('07'.repeat(32) as never, 0.3), samples).frames }
const reel = reelOf(replay, 'mime-1')

const turn: KeptTurn = {
  language: 'fr',
  title: 'Deux souvenirs retrouvés !',
  cast: 'Mimé par </script><script>alert(1)</script>, sur la main d’Ana.',
  memories: [{ heading: 'Le premier souvenir :', title: 'La roulotte', constraint: null, reel }],
  photos: [
    {
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
      letter: 'A',
      title: 'La roulotte',
      spoken: 'une roulotte, un cheval',
      whose: 'Le premier souvenir, mimé par Tom.',
      pick: { memory: 1, isRight: true, words: 'Juste !' },
    },
  ],
  lines: ['Les fusées : Ana et Tom 2.'],
  footer: '15 novembre 2026 · Veillée',
  tone: TONES[1]!,
  words: { album: 'L’album', run: 'Revoir', moment: 'Moment du mime', made: 'Fait', felt: 'Senti' },
}

describe('[ROOM-24] an album to keep', () => {
  test('has the mime as a row of pictures, twice as fast, with its trail and what was felt', () => {
    const { pictures, trails, drawings } = reel
    expect(pictures.length * reel.pictureMs).toBeGreaterThan(700)
    expect(pictures.length * reel.pictureMs).toBeLessThan(1_100)
    expect(pictures[2]!.laid).toHaveLength(1)
    expect(pictures.some(({ laid }) => laid.length === 2)).toBe(true)
    expect(pictures.at(-1)!.held).toBe('back-up')
    expect(trails).toHaveLength(3)
    const coin = trails[1]!
    expect(coin.at(-1)![0]).toBeGreaterThan(coin[0]![0])
    expect(pictures.filter(({ felt }) => felt.length > 0).length).toBeGreaterThan(5)
    // A coin that only slides is drawn once, in the hand and in the air.
    expect(drawings.length).toBeLessThan(pictures.length)
  })

  test('is one file that needs nothing else, and takes nobody’s name for a command', () => {
    const page = pageOf(turn)
    const outside = page
      .replaceAll('http://www.w3.org/', '')
      .replaceAll(encodeURIComponent('http://www.w3.org/'), '')
    expect(outside.match(/https?:|<link|@import|url\((?!#|%23)|src="(?!data:)/)).toBeNull()
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('alt="une roulotte, un cheval"')
    expect(page).toContain('15 novembre 2026')
  })

  test('stands at the end of the mime until somebody runs it or looks for a moment', () => {
    document.documentElement.innerHTML = pageOf(turn).replace(/[\s\S]*<main>/, '<main>')
    new Function(PLAYER)()
    const [trail, slide] = [document.querySelector('.trail')!, document.querySelector('input')!]
    const whole = trail.getAttribute('d')!
    expect(whole.match(/M/g)).toHaveLength(3)
    expect(Number(slide.value)).toBe(reel.pictures.length - 1)
    slide.value = '2'
    slide.dispatchEvent(new Event('input'))
    expect(trail.getAttribute('d')!.match(/M/g)).toHaveLength(1)
    const hands = [...document.querySelectorAll<HTMLElement>('img[data-held]')]
    expect(hands.map(({ dataset, style }) => [dataset.held, style.display])).toEqual([
      ['palm-up', ''],
      ['back-up', 'none'],
    ])
    expect(document.querySelector('.laid')!.children).toHaveLength(1)
  })
})
