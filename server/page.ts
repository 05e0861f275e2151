import { WRITTEN, type Written } from '@veillee/kernel'
import { PRIVACY, privacySheets } from './privacy-words.ts'
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

const languageTab = (tab: Written, current: Written, path: string): string =>
  tab === current
    ? `<span aria-current="true">${tab.toUpperCase()}</span>`
    : `<a href="${path}?lang=${tab}" hreflang="${tab}" lang="${tab}">${tab.toUpperCase()}</a>`

const heading = (language: Written, { base, path, title, lead }: Sheet): string => `<header>
<nav aria-label="${WORDS.otherLanguage[language]}">${WRITTEN.map(tab => languageTab(tab, language, base + path)).join('')}</nav>
<img src="${base}/lamp.svg" alt="" width="104" height="75">
<h1>${title}</h1>
<p>${lead}</p>
</header>`

const document = (language: Written, sheet: Sheet): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#F9DE9C">
<meta name="description" content="${WORDS.pitch[language]}">
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
export const whatIsKept = (language: Written, keepDays: number, base = ''): string => {
  const articles = privacySheets(keepDays).map(
    ({ heading, words, list = [] }) => `<article>
<h2>${heading[language]}</h2>
${words.map(said => paragraph(said[language])).join('\n')}
${list.length > 0 ? `<ul>${list.map(item => `<li>${item[language]}</li>`).join('')}</ul>` : ''}
</article>`,
  )
  const body = `<main class="words">
${articles.join('\n')}
</main>
<footer><p><a href="${base}/?lang=${language}">${WORDS.home[language]}</a></p></footer>`
  return document(language, {
    base,
    path: '/kept',
    title: PRIVACY.title[language],
    lead: PRIVACY.lead[language],
    body,
  })
}

export const nothingHere = (language: Written, base = ''): string => {
  const [said, home] = [WORDS.nothingHere[language], WORDS.home[language]]
  const body = `<main class="lost"><p>${said}</p><a href="${base}/">${home}</a></main>`
  return document(language, { base, path: '/', title: 'Veillée', lead: WORDS.pitch[language], body })
}

/** Says that a phone gets through, and nothing else. */
export const youAreHere = (language: Written, path: string, base = ''): string => {
  const [next, enter] = [WORDS.next[language], WORDS.enter[language]]
  const body = `<main class="lost"><p>${next}</p><a href="${base}/?lang=${language}">${enter}</a></main>`
  const [title, lead] = [WORDS.reached[language], WORDS.wayIsClear[language]]
  return document(language, { base, path, title, lead, body })
}
