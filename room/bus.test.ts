import { busContract } from './bus.contract.ts'
import { LocalBus } from './bus.ts'

busContract('the bus within a process', async () => new LocalBus())
