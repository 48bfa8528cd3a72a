import { parentPort, workerData } from 'node:worker_threads'
import { matchProgramme, type ProgrammeQueue } from '@shinequo/domain/matching/market/match-programme'
import { type Evidence, knownFrom } from './known-coaches.ts'

/* The entry of a thread that matches a whole queue. */
const { queue, evidence } = workerData as { queue: ProgrammeQueue; evidence: Evidence }
parentPort?.postMessage(matchProgramme({ ...queue, known: knownFrom(evidence) }))
