// node scripts/tool.mjs vite build app: runs a program of an installed package.
import { ended, tool } from './run.mjs'

const [name, ...args] = process.argv.slice(2)
process.exitCode = await ended(tool(name, args))
