/** Parts of pages that know no noun. */
import { number } from '../locale.ts'

/** Of things that are counted up to a limit only. */
export const moreThan = (limit: number) => `more than ${number(limit)}`
