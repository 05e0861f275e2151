/** A page of which some sections are made by a program, each between two comments that nobody sees. */

const begin = (name: string): string => `<!-- ${name}: made by npm run wire -->\n`
const END = '\n<!-- end -->'

function bounds(page: string, name: string): readonly [number, number] {
  const from = page.indexOf(begin(name)) + begin(name).length
  const to = page.indexOf(END, from)
  if (from < begin(name).length || to < 0) throw new Error(`the page has no section “${name}”`)
  return [from, to]
}

export const sectionOf = (page: string, name: string): string => page.slice(...bounds(page, name))

export function withSection(page: string, name: string, text: string): string {
  const [from, to] = bounds(page, name)
  return page.slice(0, from) + text + page.slice(to)
}
