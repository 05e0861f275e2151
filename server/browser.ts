import { spawn } from 'node:child_process'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens this computer’s browser; where there is none, nothing happens: the address is printed too. */
export function openBrowser(address: string, platform = process.platform): void {
  const [program, ...words] = OPENERS[platform] ?? ['xdg-open']
  const child = spawn(program!, [...words, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
