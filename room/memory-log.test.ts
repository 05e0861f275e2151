import { logContract } from './log.contract.ts'
import { MemoryLog } from './memory-log.ts'
import { namesContract } from './names.contract.ts'

logContract('the log in memory', async now => new MemoryLog(now))
namesContract('the log in memory', async now => new MemoryLog(now))
