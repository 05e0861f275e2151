import { parentPort, workerData } from 'node:worker_threads'
import { answerTo, type Question } from './answers.ts'

/** Each question has a thread of its own, which reads what was compiled last. */
parentPort?.postMessage(answerTo(workerData as Question))
