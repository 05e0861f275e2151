import { contractOf } from './log.contract.ts'
import { MemoryLog } from './memory-log.ts'

contractOf('the log in memory', async now => new MemoryLog(now))
