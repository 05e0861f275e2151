import { mayFollow } from '@veillee/games'
import { expect, test } from 'vitest'
import { additionsTo, HAND, OPENED, optionsAt, storyOf } from './tutorial-story.ts'

const ADDITIONS = additionsTo(OPENED, HAND)

test('[ROOM-20] whatever is added in the tutorial makes a story by the rules', () => {
  expect(ADDITIONS.length).toBeGreaterThan(8)
  for (const { link, word } of ADDITIONS) {
    const story = storyOf({ link, word })
    expect(mayFollow(OPENED, word, link)).toBe(true)
    expect(mayFollow(word, story.at(-1)!, null)).toBe(true)
    expect(new Set(story).size).toBe(story.length)
  }
})

test('[ROOM-20] at every card there are three to choose from, one of them right', () => {
  for (const addition of ADDITIONS) {
    const story = storyOf(addition)
    for (const [place, card] of story.entries()) {
      const options = optionsAt(story, place)
      expect(new Set(options).size).toBe(3)
      expect(options.filter(option => story.includes(option))).toEqual([card])
    }
  }
})
