/** What a list says about itself, whatever it contains. */
import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'

/** How many things a list shows out of all. `all` is null if there are more than are counted. */
export const listed = (shown: number, all: number | null, things: PluralForms) => {
  if (all === null) return `${number(shown)} of more than ${plural(MAX_COUNTED, things)}`
  return shown === all ? plural(all, things) : `${number(shown)} of ${plural(all, things)}`
}
export const listDidNotLoad = "This list couldn't be loaded"
/** For screen readers, after how many there are. */
export const loadingMore = 'loading more'
export const downloadCsv = 'Download CSV'
