import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !/(^|\/)(node_modules|dist|reports|\.\w+)\//.test(path))
const PAGES = FILES.filter(path => path.endsWith('.md'))
const SOURCES = FILES.filter(path => /\.(?:tsx?|mjs|css)$/.test(path))

/** What begins with a folder of ours is a path; what somebody has yet to name or build, or stands for several, is not looked for. */
const CITED = /`((?:app|art|deploy|docs|games|kernel|room|scripts|server|simulation|tools|touch)\/[\w./-]+)`/g
const NOT_YET = /its-name|\/dist(\/|$)/

/** As GitHub makes them of headings. */
const anchorsIn = (page: string): readonly string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path))
  if (!existsSync(join(ROOT, target))) return false
  return anchor === undefined || anchorsIn(target).includes(anchor)
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!)

describe('what a page points to is there', () => {
  test.each(PAGES)('%s', page => {
    const text = read(page)
    const links = [...matches(text, /\]\(([^)\s]+)\)/g), ...matches(text, /src="([^"]+)"/g)]
    expect(links.filter(link => !/^\w+:/.test(link) && !isThere(page, link))).toEqual([])
    const cited = matches(text, CITED).filter(path => !NOT_YET.test(path))
    expect(cited.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
  })

  test('pages that the code speaks of', () => {
    const cited = SOURCES.flatMap(path => matches(read(path), /([\w./-]+\.md)\b/g).map(page => [path, page]))
    const known = ([path = '', page = '']: readonly string[]) =>
      page === 'RULES.md' || [ROOT, join(ROOT, dirname(path))].some(folder => existsSync(join(folder, page)))
    expect(cited.filter(one => !known(one))).toEqual([])
  })
})
