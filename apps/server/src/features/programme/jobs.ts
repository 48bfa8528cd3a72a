import { job } from '../../plugins/jobs.ts'
import { countDue, figuresQueue } from './summary/service.ts'

/** Counts the figures of a large programme each hour, and at once for a zone that is asked for the first time. */
export const countProgramme = job({ ...figuresQueue, cron: '0 * * * *', handle: countDue })
