import { parentPort, workerData } from 'node:worker_threads'
import { matchProgramme } from '@shinequo/domain/matching/market/match-programme'

/* The entry of a thread that matches a whole queue. */
parentPort?.postMessage(matchProgramme(workerData))
