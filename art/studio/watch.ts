import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Question } from './watched.ts'

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
  const id = searchParams.get('id') ?? ''
  const [item, x, y] = (searchParams.get('moved') ?? '').split(':').map(Number)
  return x === undefined || y === undefined ? { ask: 'card', id } : { ask: 'card', id, moved: [item!, x, y] }
}

/** A page on this computer alone, which draws what was saved a moment ago. */
export function watch(port: number): void {
  const compiler = spawn(
    process.execPath,
    ['scripts/tool.mjs', 'tsc', '-b', 'art/studio', '--watch', '--preserveWatchOutput'],
    { stdio: 'inherit' },
  )
  const server = createServer(async ({ url = '/' }, response) => {
    const asked = new URL(url, 'http://localhost')
    const question = questionIn(asked)
    try {
      if (question) {
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
  server.listen(port, '127.0.0.1', () =>
    console.log(`http://localhost:${(server.address() as AddressInfo).port}`),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      compiler.kill()
      process.exit()
    })
}
