import type { Language } from './language.ts'
import { pictures } from './pictures.ts'
import { type GameWords, words } from './words.ts'

const languages = ['fr', 'en'] as const satisfies readonly Language[]

const languageTab = (tab: Language, current: Language): string =>
  tab === current
    ? `<span aria-current="true">${tab.toUpperCase()}</span>`
    : `<a href="/?lang=${tab}" hreflang="${tab}" lang="${tab}">${tab.toUpperCase()}</a>`

const heading = (language: Language): string => `<header>
<nav aria-label="${words[language].otherLanguage}">${languages.map(tab => languageTab(tab, language)).join('')}</nav>
<img src="/lamp.svg" alt="" width="104" height="75">
<h1>Veillée</h1>
<p>${words[language].pitch}</p>
</header>`

const game = (said: GameWords, picture: string): string => `<article>
${picture}
<header><h2>${said.name}</h2><span class="players">${said.players}</span></header>
<p>${said.pitch}</p>
<p class="by">${said.by}</p>
</article>`

const document = (language: Language, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#F9DE9C">
<meta name="description" content="${words[language].pitch}">
<title>Veillée</title>
<link rel="icon" href="/lamp.svg" type="image/svg+xml">
<link rel="stylesheet" href="/veillee.css">
</head>
<body>
${heading(language)}
${body}
</body>
</html>
`

/** What is coming, until the app itself lives here. */
export const welcome = (language: Language): string => {
  const { soon, games, credits, buy } = words[language]
  return document(
    language,
    `<main>
<p class="soon">${soon}</p>
${game(games.palm, pictures.palm)}
${game(games.story, pictures.story)}
${game(games.reader, pictures.reader)}
</main>
<footer><p>${credits}</p><p>${buy}</p></footer>`,
  )
}

export const nothingHere = (language: Language): string =>
  document(
    language,
    `<main class="lost"><p>${words[language].nothingHere}</p><a href="/">${words[language].home}</a></main>`,
  )
