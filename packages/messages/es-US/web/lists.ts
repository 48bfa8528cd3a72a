/** What a list says about itself, whatever it holds. */
import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'

/** How many a list shows of all there are, which is null where there are more than are counted. */
export const listed = (shown: number, all: number | null, things: PluralForms) => {
  if (all === null) return `${number(shown)} de más de ${plural(MAX_COUNTED, things)}`
  return shown === all ? plural(all, things) : `${number(shown)} de ${plural(all, things)}`
}
export const listDidNotLoad = 'No se pudo cargar esta lista'
/** Read aloud after how many there are. */
export const loadingMore = 'cargando más'
