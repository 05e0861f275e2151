#!/usr/bin/env node
import { homedir } from 'node:os'
import { dataFile } from './data-file.ts'
import { run } from './run.ts'

/** As a package, in whatever folder somebody happens to be. */
await run(process.argv.slice(2), process.env, {
  program: process.env.npm_command === 'exec' ? 'npx veillee' : 'veillee',
  data: dataFile(process.platform, homedir(), process.env),
})
