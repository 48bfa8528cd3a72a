/** What is answered when open times are asked for. */
import { number } from '../locale.ts'

export const lastDateBeforeFirst = 'The last date lies before the first'
export const tooManyDates = (most: number) => `Please ask for at most ${number(most)} dates`
