import { type Language, READ_IN } from '@veillee/kernel'
import { PRIVACY, privacySheets } from './privacy-words.ts'
import { sayingIn } from './speech.ts'
import { WORDS } from './words.ts'

/** What differs from page to page. */
interface Sheet {
  /** Under which path all is. */
  readonly base: string
  readonly path: string
  readonly title: string
  readonly lead: string
  readonly body: string
}

const languageTab = (tab: Language, current: Language, path: string): string =>
  tab === current
    ? `<span aria-current="true">${tab.toUpperCase()}</span>`
    : `<a href="${path}?lang=${tab}" hreflang="${tab}" lang="${tab}">${tab.toUpperCase()}</a>`

const heading = (language: Language, { base, path, title, lead }: Sheet): string => `<header>
<nav aria-label="${sayingIn(language)(WORDS.otherLanguage)}">${READ_IN.map(tab => languageTab(tab, language, base + path)).join('')}</nav>
<img src="${base}/lamp.svg" alt="" width="104" height="75">
<h1>${title}</h1>
<p>${lead}</p>
</header>`

const document = (language: Language, sheet: Sheet): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#F9DE9C">
<meta name="description" content="${sayingIn(language)(WORDS.pitch)}">
<title>${sheet.title}</title>
<link rel="icon" href="${sheet.base}/lamp.svg" type="image/svg+xml">
<link rel="stylesheet" href="${sheet.base}/veillee.css">
</head>
<body>
${heading(language, sheet)}
${sheet.body}
</body>
</html>
`

const paragraph = (sentence: string): string => `<p>${sentence}</p>`

/** ROOM-27: in plain words. */
export const whatIsKept = (language: Language, keepDays: number, base = ''): string => {
  const say = sayingIn(language)
  const articles = privacySheets(keepDays).map(
    ({ heading, words, list = [] }) => `<article>
<h2>${say(heading)}</h2>
${words.map(said => paragraph(say(said))).join('\n')}
${list.length > 0 ? `<ul>${list.map(item => `<li>${say(item)}</li>`).join('')}</ul>` : ''}
</article>`,
  )
  const body = `<main class="words">
${articles.join('\n')}
</main>
<footer><p><a href="${base}/?lang=${language}">${sayingIn(language)(WORDS.home)}</a></p></footer>`
  return document(language, {
    base,
    path: '/kept',
    title: sayingIn(language)(PRIVACY.title),
    lead: sayingIn(language)(PRIVACY.lead),
    body,
  })
}

export const nothingHere = (language: Language, base = ''): string => {
  const [said, home] = [sayingIn(language)(WORDS.nothingHere), sayingIn(language)(WORDS.home)]
  const body = `<main class="lost"><p>${said}</p><a href="${base}/">${home}</a></main>`
  return document(language, {
    base,
    path: '/',
    title: 'Veillée',
    lead: sayingIn(language)(WORDS.pitch),
    body,
  })
}

/** Says that a phone gets through, and nothing else. */
export const youAreHere = (language: Language, path: string, base = ''): string => {
  const [next, enter] = [sayingIn(language)(WORDS.next), sayingIn(language)(WORDS.enter)]
  const body = `<main class="lost"><p>${next}</p><a href="${base}/?lang=${language}">${enter}</a></main>`
  const [title, lead] = [sayingIn(language)(WORDS.reached), sayingIn(language)(WORDS.wayIsClear)]
  return document(language, { base, path, title, lead, body })
}
