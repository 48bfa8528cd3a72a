/** What a list says about itself, whatever it holds. */
import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'

/** How many a list shows of all there are, which is null where there are more than are counted. */
export const listed = (shown: number, all: number | null, things: PluralForms) => {
  if (all === null) return `${number(shown)} of more than ${plural(MAX_COUNTED, things)}`
  return shown === all ? plural(all, things) : `${number(shown)} of ${plural(all, things)}`
}
export const listDidNotLoad = "This list couldn't be loaded"
/** Read aloud after how many there are. */
export const loadingMore = 'loading more'
