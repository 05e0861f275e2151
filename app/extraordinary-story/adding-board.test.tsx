// @vitest-environment happy-dom
import { LINKS, newestIn, START } from '@veillee/games'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { AddingBoard, type AddingProps, aloudOf, type Draft, NOTHING } from './adding-board.tsx'
import { additionsTo } from './tutorial-story.ts'

const [DRAGON, PIRATE, PRINCESS, IN_LOVE, EATS] = [0, 22, 31, 56, 92]
const [, , WITH, AND] = LINKS as [number, number, number, number, number]

let page: HTMLElement
let draft: Draft

function shows(props: Pick<AddingProps, 'last' | 'cards'> & { links?: readonly number[] }): void {
  const { last, cards, links = LINKS } = props
  const choices = additionsTo(last, cards).filter(({ link }) => link === null || links.includes(link))
  function Board() {
    const [now, setNow] = useState<Draft>(NOTHING)
    draft = now
    return (
      <AddingBoard
        last={last}
        cards={cards}
        links={links}
        choices={choices}
        wording={newestIn('fr')}
        draft={now}
        onDraft={setNow}
      />
    )
  }
  act(() => render(<Board />, page))
}

const wordButton = (card: number): HTMLElement => page.querySelector(`.story-hand [data-card="${card}"]`)!
const linkButton = (text: string): HTMLElement =>
  [...page.querySelectorAll<HTMLElement>('.story-link')].find(link => link.textContent?.startsWith(text))!
const taps = (what: HTMLElement): void => void act(() => what.click())
const why = (): string => [...page.querySelectorAll('.story-why')].at(-1)!.textContent!

beforeEach(() => {
  set('language', 'fr')
  document.body.innerHTML = '<div></div>'
  page = document.body.firstElementChild as HTMLElement
})

describe('the grammar made visible', () => {
  test('[TALE-11] what may follow is a choice, what may not says why and which Links would help', () => {
    shows({ last: DRAGON, cards: [EATS, PIRATE] })
    expect(why()).toBe('Après un nom\u202f: un verbe ou un adjectif')
    expect(wordButton(EATS).getAttribute('aria-disabled')).toBe('false')
    expect(wordButton(PIRATE).getAttribute('aria-disabled')).toBe('true')
    taps(wordButton(PIRATE))
    expect(draft.word).toBeNull()
    expect(why()).toContain('Une Liaison aiderait.')
    expect(linkButton('avec').className).toContain('story-help')
  })

  test('[TALE-15] where one or two Links would help, they are named', () => {
    shows({ last: EATS, cards: [EATS + 1], links: [AND] })
    taps(wordButton(EATS + 1))
    expect(why()).toBe('Après un verbe\u202f: un nom. «\u202fet\u202f» aiderait.')
  })

  test('[TALE-12] [TALE-14] a Link takes the word along that was asked about, and lets it go when it is taken back', () => {
    shows({ last: DRAGON, cards: [EATS, PIRATE] })
    taps(wordButton(PIRATE))
    taps(linkButton('avec'))
    expect(draft).toEqual({ link: WITH, word: PIRATE, asked: null })
    expect(aloudOf(draft, DRAGON, newestIn('fr'))).toBe('avec un pirate')
    taps(linkButton('avec'))
    expect(draft).toEqual(NOTHING)
  })

  test('[TALE-12] a Link that the story has used cannot be used again', () => {
    shows({ last: EATS, cards: [EATS + 1, PIRATE], links: LINKS.filter(link => link !== AND) })
    expect(linkButton('et').tagName).toBe('SPAN')
    expect(linkButton('puis').tagName).toBe('BUTTON')
  })

  test('[TALE-16] at the beginning there are no Links at all', () => {
    shows({ last: START, cards: [EATS, PIRATE] })
    expect(page.querySelector('.story-links')).toBeNull()
    taps(wordButton(EATS))
    expect(why()).toContain('Cette carte aura son heure')
  })

  test('[TALE-25] an adjective agrees with the noun in sight', () => {
    shows({ last: PRINCESS, cards: [IN_LOVE] })
    expect(wordButton(IN_LOVE).textContent).toContain('amoureuse')
    shows({ last: DRAGON, cards: [IN_LOVE] })
    expect(wordButton(IN_LOVE).textContent).toContain('amoureux')
  })

  test('[ROOM-18] the kinds are in the reader’s language, the words in the room’s', () => {
    set('language', 'en')
    shows({ last: DRAGON, cards: [EATS] })
    expect(wordButton(EATS).textContent).toContain('Verb')
    expect(wordButton(EATS).querySelector('[lang="fr"]')!.textContent).toBe('mange')
  })
})
