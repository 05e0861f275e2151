import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const here = import.meta.dirname

/** The folder that holds `server` and `app`: a clone, seen from its sources or from what is built, or the package. */
export const ROOT = dirname(here.endsWith('dist') ? dirname(here) : here)

/** What CHANGELOG.md calls it. The package.json beside it is the only place that says so. */
export const VERSION: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
