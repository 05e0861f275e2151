import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Question } from './answers.ts'
import { whenSaved } from './saved.ts'

const answered = (question: Question): Promise<unknown> =>
  new Promise((done, failed) => {
    const worker = new Worker(new URL('watched.js', import.meta.url), { workerData: question })
    worker.once('message', done)
    worker.once('error', failed)
  })

function questionIn({ pathname, searchParams }: URL): Question | undefined {
  if (pathname === '/album') return { ask: 'album' }
  if (pathname === '/motifs') return { ask: 'motifs' }
  if (pathname !== '/card') return undefined
  const moved = searchParams.getAll('moved').map(one => {
    const [item = Number.NaN, x = Number.NaN, y = Number.NaN] = one.split(':').map(Number)
    return [item, x, y] as const
  })
  return { ask: 'card', id: searchParams.get('id') ?? '', moved }
}

/** Editors save in several steps. */
const SAVED_MS = 100

/**
 * Compiles once after each change, and never two at a time: whoever ends the page leaves nothing running. Asked, it says
 * what the compiler had against what was saved last.
 */
function compileWhenSaved(folder: string): () => string {
  let timer: NodeJS.Timeout | undefined
  let isCompiling = false
  let against = ''
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(isCompiling ? soon : compile, SAVED_MS)
  }
  const compile = (): void => {
    isCompiling = true
    let said = ''
    const compiler = spawn(process.execPath, [
      join('scripts', 'tool.mjs'),
      'tsc',
      '-b',
      join('art', 'studio'),
    ])
    for (const stream of [compiler.stdout, compiler.stderr])
      stream.on('data', chunk => {
        said += chunk
      })
    compiler.once('close', () => {
      against = said.trim()
      isCompiling = false
    })
  }
  whenSaved(folder, soon)
  return () => against
}

/** Asked to end, npm ends the shell that runs this page, but not the page. */
function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.exit(), 1000)
}

/** A page on this computer alone, which draws what was saved a moment ago. */
export function watch(port: number): void {
  endWithParent()
  const against = compileWhenSaved('art')
  const server = createServer(async ({ url = '/' }, response) => {
    const asked = new URL(url, 'http://localhost')
    const question = questionIn(asked)
    try {
      if (asked.pathname === '/compiler') response.end(JSON.stringify(against()))
      else if (question) {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(await answered(question)))
      } else {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(readFileSync(join('art', 'studio', 'watch.html')))
      }
    } catch (error) {
      response.statusCode = 500
      response.end(JSON.stringify({ trouble: (error as Error).message }))
    }
  })
  server.on('listening', () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`))
  // Somebody else draws too: then any other port will do.
  server.once('error', () => server.listen(0, '127.0.0.1'))
  server.listen(port, '127.0.0.1')
}
