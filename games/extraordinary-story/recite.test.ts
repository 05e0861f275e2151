import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, kindOf, LINKS, WORDS } from './card.ts'
import { lexicon } from './lexicon.ts'
import {
  COMPARISONS,
  type Comparison,
  isRecited,
  slipsAllowed,
  slipsBetween,
  strip as stripped,
} from './recite.ts'
import { STORY_LANGUAGES, type StoryLanguage } from './story-language.ts'
import { newestIn } from './wording.ts'

const TOLD: readonly Card[] = [...WORDS, ...LINKS]

const strip = (text: string, language: StoryLanguage): string => stripped(text, lexicon(newestIn(language)))

const cardSaying = (text: string, language: StoryLanguage): Card =>
  TOLD.find(card => lexicon(newestIn(language)).forms(card).includes(text))!

/** Whether the words pass for the card with this text. */
function passes(said: string, text: string, language: StoryLanguage, comparison: Comparison = 'forgiving') {
  const card = cardSaying(text, language)
  if (card === undefined) throw new Error(`no card says “${text}”`)
  return isRecited(said, card, { ...newestIn(language), comparison })
}

describe('what is compared', () => {
  test('[TALE-28] only a leading article is dropped', () => {
    expect(strip('in a tutu', 'en')).toBe('inatutu')
  })

  test('[TALE-28] two letters that are neither the same nor swapped are two slips', () => {
    expect(slipsBetween('ab', 'ca')).toBe(2)
  })

  test('[TALE-28] a slip is forgiven after any article', () => {
    const [noun] = lexicon(newestIn('fr')).forms(0)
    const bare = noun!.replace(/^une? /, '')
    expect(isRecited(`le ${bare.slice(0, -1)}`, 0, { ...newestIn('fr'), comparison: 'forgiving' })).toBe(true)
  })

  test.each([
    ['Un DRAGON', 'dragon'],
    ['  un   dragon  ', 'dragon'],
    ['le dragon', 'dragon'],
    ['les dragons', 'dragons'],
    ['du dragon', 'dragon'],
    ['de la pastèque', 'pasteque'],
    ['des échasses', 'echasses'],
    ['l’éléphant', 'elephant'],
    ["L'Éléphant", 'elephant'],
    ['de l’éléphant', 'elephant'],
    ['une chauve-souris', 'chauvesouris'],
    ['une cheffe d’orchestre', 'cheffedorchestre'],
    ['un œuf ex æquo', 'oeufexaequo'],
    ['là-dessus débarque', 'ladessusdebarque'],
    ['et !', 'et'],
    ['lapin', 'lapin'],
    ['unique', 'unique'],
    ['3 têtes', '3tetes'],
  ])('[TALE-28] French: “%s” is read as “%s”', (text, letters) => {
    expect(strip(text, 'fr')).toBe(letters)
  })

  test.each([
    ['A Dragon', 'dragon'],
    ['an octopus', 'octopus'],
    ['The hot-air balloon', 'hotairballoon'],
    ['along comes', 'alongcomes'],
    ['anchor', 'anchor'],
    ['un dragon', 'undragon'],
  ])('[TALE-28] English: “%s” is read as “%s”', (text, letters) => {
    expect(strip(text, 'en')).toBe(letters)
  })
})

describe('slips of the keyboard', () => {
  test.each([
    ['dragon', 'dragon', 0],
    ['drazon', 'dragon', 1],
    ['dagon', 'dragon', 1],
    ['draagon', 'dragon', 1],
    ['dargon', 'dragon', 1],
    ['rdagno', 'dragon', 2],
    ['dgaron', 'dragon', 2],
    ['hedgoeg', 'hedgehog', 2],
    ['ca', 'abc', 2],
    ['nogard', 'dragon', 5],
    ['', 'et', 2],
    ['et', '', 2],
    ['', '', 0],
  ])('[TALE-28] from “%s” to “%s” it is %i', (said, meant, slips) => {
    expect(slipsBetween(said, meant)).toBe(slips)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  test('[TALE-28] as many there as back, none only for the same word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one))
        expect(slipsBetween(one, other) === 0).toBe(one === other)
      }),
    )
  })

  test('[TALE-28] a detour never saves a slip', () => {
    fc.assert(
      fc.property(word, word, word, (one, between, other) => {
        const detour = slipsBetween(one, between) + slipsBetween(between, other)
        expect(slipsBetween(one, other)).toBeLessThanOrEqual(detour)
      }),
    )
  })

  test('[TALE-28] never fewer than the letters that one word has more, never more than the longer one has', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = slipsBetween(one, other)
        expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })

  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [30, 2],
  ])('[TALE-28] a card of %i letters allows %i', (letters, slips) => {
    expect(slipsAllowed(letters)).toBe(slips)
  })
})

describe('cards of different lengths', () => {
  test('[TALE-28] none in a card of three letters or fewer', () => {
    expect(passes('et', 'et', 'fr')).toBe(true)
    expect(passes('ete', 'et', 'fr')).toBe(false)
    expect(passes('and', 'and', 'en')).toBe(true)
    expect(passes('annd', 'and', 'en')).toBe(false)
    expect(passes('adn', 'and', 'en')).toBe(false)
  })

  test('[TALE-28] one in a card of four letters', () => {
    expect(passes('wiht', 'with', 'en')).toBe(true)
    expect(passes('wtih', 'with', 'en')).toBe(true)
    expect(passes('wiiht', 'with', 'en')).toBe(false)
  })

  test('[TALE-28] one in a card of seven letters', () => {
    expect(passes('octpous', 'an octopus', 'en')).toBe(true)
    expect(passes('otcpous', 'an octopus', 'en')).toBe(false)
  })

  test('[TALE-28] two in a card of eight letters, and not three', () => {
    expect(passes('scarcrow', 'a scarecrow', 'en')).toBe(true)
    expect(passes('an umrbela', 'an umbrella', 'en')).toBe(true)
    expect(passes('an umrbell', 'an umbrella', 'en')).toBe(true)
    expect(passes('an mrbela', 'an umbrella', 'en')).toBe(false)
  })

  test('[TALE-28] letters are counted without the article: “un piano” has five, not seven or eight', () => {
    expect(passes('un pinao', 'un piano', 'fr')).toBe(true)
    expect(passes('un pinaoo', 'un piano', 'fr')).toBe(false)
  })
})

describe('another card that is as near', () => {
  test('[TALE-28] an attempt that is nearer to another card is wrong', () => {
    expect(passes('porcière', 'une pompière', 'fr')).toBe(false)
    expect(passes('porcière', 'une sorcière', 'fr')).toBe(true)
    expect(passes('polshes', 'splashes', 'en')).toBe(false)
    expect(passes('polshes', 'polishes', 'en')).toBe(true)
  })

  test('[TALE-28] an attempt that is just as near to another card is wrong for both', () => {
    expect(slipsBetween('scrashes', 'splashes')).toBe(2)
    expect(slipsBetween('scrashes', 'scratches')).toBe(2)
    expect(passes('scrashes', 'splashes', 'en')).toBe(false)
    expect(passes('scrashes', 'scratches', 'en')).toBe(false)
    expect(passes('splaches', 'splashes', 'en')).toBe(true)
  })
})

describe('forgiven, however it is judged', () => {
  test.each(COMPARISONS)('[TALE-28] %s: capitals, accents, article, spaces, hyphens', comparison => {
    for (const said of ['UNE CHAUVE-SOURIS', 'chauve souris', 'la chauvesouris', 'unechauvesouris'])
      expect(passes(said, 'une chauve-souris', 'fr', comparison)).toBe(true)
    expect(passes('elephant', 'un éléphant', 'fr', comparison)).toBe(true)
    expect(passes('l’éléphant', 'un éléphant', 'fr', comparison)).toBe(true)
    expect(passes('The hot air balloon', 'a hot-air balloon', 'en', comparison)).toBe(true)
  })

  test.each(COMPARISONS)(
    '[TALE-28] %s: a Link that begins like an article is whole without accents',
    comparison => {
      for (const said of ['là-dessus débarque', 'la dessus debarque', 'ladessus debarque'])
        expect(passes(said, 'là-dessus débarque', 'fr', comparison)).toBe(true)
    },
  )

  test.each(COMPARISONS)('[TALE-28] %s: either French form of an Adjective', comparison => {
    expect(passes('amoureux', 'amoureux', 'fr', comparison)).toBe(true)
    expect(passes('amoureuse', 'amoureux', 'fr', comparison)).toBe(true)
  })
})

interface Slip {
  readonly kind: 'wrong' | 'missing' | 'extra' | 'swapped'
  readonly place: number
  readonly letter: string
}

const slips: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom<Slip['kind'][]>('wrong', 'missing', 'extra', 'swapped'),
  place: fc.nat(),
  letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
})

/** A word with one slip of the keyboard in it. */
function withSlip(letters: string, { kind, place, letter }: Slip): string {
  const at = place % letters.length
  const [before, here, after] = [letters.slice(0, at), letters[at], letters.slice(at + 1)]
  if (kind === 'missing') return before + after
  if (kind === 'extra') return before + letter + here + after
  if (kind === 'wrong') return before + letter + after
  return before + after.slice(0, 1) + here + after.slice(1)
}

describe.each(STORY_LANGUAGES)('every card in %s', language => {
  const { forms, text } = lexicon(newestIn(language))

  test.each(COMPARISONS)('[TALE-28] %s: every form of a card passes for it', comparison => {
    for (const card of TOLD)
      for (const form of forms(card))
        expect(isRecited(form, card, { ...newestIn(language), comparison }), form).toBe(true)
  })

  test.each(COMPARISONS)('[TALE-28] %s: no other card passes for it', comparison => {
    const judge = { ...newestIn(language), comparison }
    for (const card of TOLD)
      expect(TOLD.filter(other => other !== card && isRecited(text(other), card, judge))).toEqual([])
  })

  /** Without its article, and with it: there, nothing begins with an article that could be dropped. */
  const { respelt = one => one } = lexicon(newestIn(language))
  const waysOf = (form: string): readonly string[] =>
    [form, respelt(form)].flatMap(one => [strip(one, language), strip(`“${one}`, language)])

  const slipped = fc
    .record({ card: fc.constantFrom(...TOLD), form: fc.nat(), slip: slips })
    .map(({ card, form, slip }) => {
      const letters = strip(forms(card)[form % forms(card).length]!, language)
      return { card, letters, said: withSlip(letters, slip) }
    })
    .filter(({ card, said }) => forms(card).every(form => !waysOf(form).includes(said)))

  test('[TALE-28] one slip is forgiven in a card of four letters or more, and in no smaller one', () => {
    fc.assert(
      fc.property(slipped, ({ card, letters, said }) => {
        const isForgiven = isRecited(said, card, { ...newestIn(language), comparison: 'forgiving' })
        expect(isForgiven, `${said} for ${letters}`).toBe(letters.length >= 4)
      }),
      { numRuns: 1_000 },
    )
  })

  test('[TALE-28] two slips are forgiven in a card of eight letters or more, unless another is as near', () => {
    const distance = (said: string, card: Card) =>
      Math.min(...lettersOf(card).map(way => slipsBetween(said, way)))
    const lettersOf = (card: Card) => forms(card).flatMap(waysOf)
    const long = TOLD.filter(card => strip(text(card), language).length >= 8)
    fc.assert(
      fc.property(fc.constantFrom(...long), slips, slips, (card, one, two) => {
        const said = withSlip(withSlip(strip(text(card), language), one), two)
        const others = TOLD.filter(other => other !== card).map(other => distance(said, other))
        const isForgiven = isRecited(said, card, { ...newestIn(language), comparison: 'forgiving' })
        expect(isForgiven, said).toBe(distance(said, card) < Math.min(...others))
      }),
      { numRuns: 300 },
    )
  })

  test('[TALE-28] an article that only lacks its space is no slip: “apenguin” is exact', () => {
    const nouns = TOLD.filter(card => kindOf(card) === 'noun')
    for (const card of nouns)
      expect(
        isRecited(text(card).replace(' ', ''), card, { ...newestIn(language), comparison: 'exact' }),
      ).toBe(true)
  })

  test('[TALE-28] exact means that no slip is forgiven', () => {
    fc.assert(
      fc.property(slipped, ({ card, said }) => {
        expect(isRecited(said, card, { ...newestIn(language), comparison: 'exact' })).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
