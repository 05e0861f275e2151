import { join } from 'node:path'
import { run } from './run.ts'

/** In a clone: what is kept is kept in it. */
await run(process.argv.slice(2), process.env, {
  program: 'npm start --',
  data: join('data', 'veillee.sqlite'),
})
