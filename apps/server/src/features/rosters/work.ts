import { forgetRoster, writeRoster } from './jobs.ts'

/* What a process that works does for this noun (worker.ts). */

export const JOBS = [writeRoster, forgetRoster]
