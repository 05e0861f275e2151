import { palmText, readerText, storyText } from '@veillee/games'
import type { Language, Said } from '@veillee/kernel'
import { type HomePhotoId, homePhotoSvg } from '../pieces/home-photo.ts'
import { iconSvg } from '../pieces/icon.ts'
import type { Leaflet } from './leaflet.ts'
import { PALM_STEPS, READER_STEPS, STORY_STEPS, type StepPicture } from './rules-steps.ts'
import { type GameRules, PALM_RULES, READER_RULES, STORY_RULES, type Step } from './rules-words.ts'
import { say } from './saying.ts'

const TITLE: Said = { fr: 'Les règles des trois jeux', en: 'The rules of the three games' }
const NOTE: Said = {
  fr: 'Ces jeux ont leurs auteurs : Timothée Decroix (Au creux de ta main, La Boîte de Jeu), Damien Marquis (Une histoire extraordinaire, Moon Éditions et La Brévinoise Jeux), Jonathan Bittner et Andrew Cedotal (Palm Reader, Sit Down!). Si l’un d’eux te plaît, achète sa boîte : rien ne vaut une fléchette, un tissu et une toupie dans la main. Veillée n’est liée à aucun d’eux ; ses cartes, ses mots et ses dessins sont les siens.',
  en: 'These games have their authors: Timothée Decroix (In the Palm of Your Hand, La Boîte de Jeu), Damien Marquis (Une histoire extraordinaire, Moon Éditions and La Brévinoise Jeux), Jonathan Bittner and Andrew Cedotal (Palm Reader, Sit Down!). If you like one of them, buy its box: nothing is like a dart, a cloth and a spinning top in the hand. Veillée is not connected to any of them; its cards, words and drawings are its own.',
}

interface Chapter {
  readonly name: Said
  readonly photo: HomePhotoId
  readonly rules: GameRules
  /** One to a step. */
  readonly pictures: readonly StepPicture[]
}

const CHAPTERS: readonly Chapter[] = [
  { name: palmText.name, photo: 'in-the-palm', rules: PALM_RULES, pictures: PALM_STEPS },
  { name: storyText.name, photo: 'extraordinary-story', rules: STORY_RULES, pictures: STORY_STEPS },
  { name: readerText.name, photo: 'palm-reader', rules: READER_RULES, pictures: READER_STEPS },
]

function table({ table: rows }: Step, language: Language): string {
  const text = (cell: Said | string): string => (typeof cell === 'string' ? cell : say(cell, language))
  return rows
    ? `<table class="ranks">${rows.map(cells => `<tr>${cells.map(cell => `<td>${text(cell)}</td>`).join('')}</tr>`).join('')}</table>`
    : ''
}

const stepHtml = (step: Step, number: number, picture: string, language: Language): string =>
  `<div class="step">${picture}<p><b>${number}. ${say(step.name, language)}.</b> ${say(step.words, language)}</p></div>${table(step, language)}`

/** So many steps stand below the picture and the name of the game. */
const ON_FIRST_PAGE = 3

/** Each game has two pages that lie beside each other when the booklet is open. */
function chapter({ name, photo, rules, pictures }: Chapter, language: Language): readonly [string, string] {
  const steps = rules.steps.map((step, i) => stepHtml(step, i + 1, pictures[i]!(language), language))
  const head = `<div class="grid" style="margin-bottom:3mm">${homePhotoSvg(photo)}</div><h2>${say(name, language)}</h2><p><b>${say(rules.players, language)}.</b> ${say(rules.idea, language)}</p>`
  return [head + steps.slice(0, ON_FIRST_PAGE).join(''), steps.slice(ON_FIRST_PAGE).join('')]
}

function pages(language: Language): readonly string[] {
  const cover = `<div style="width:52mm">${iconSvg()}</div><h1 style="margin-top:8mm">Veillée</h1><p>${say(TITLE, language)}</p>`
  return [
    cover,
    ...CHAPTERS.flatMap(one => chapter(one, language)),
    `<p style="margin:0 8mm"><small>${say(NOTE, language)}</small></p>`,
  ]
}

export const RULES: Leaflet = { id: 'rules', isBooklet: true, pages }
