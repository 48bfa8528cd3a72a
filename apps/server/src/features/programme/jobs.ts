import { job } from '../../plugins/job.ts'
import { countDue, figuresQueue } from './summary/service.ts'

/**
 * Counts the figures of a large programme every hour, and immediately for a zone that is requested for the first time.
 */
export const countProgramme = job({ ...figuresQueue, cron: '0 * * * *', handle: countDue })
