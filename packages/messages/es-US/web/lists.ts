/** What a list says about itself, whatever it contains. */
import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'

/** How many things a list shows out of all. `all` is null if there are more than are counted. */
export const listed = (shown: number, all: number | null, things: PluralForms) => {
  if (all === null) return `${number(shown)} de más de ${plural(MAX_COUNTED, things)}`
  return shown === all ? plural(all, things) : `${number(shown)} de ${plural(all, things)}`
}
export const listDidNotLoad = 'No se pudo cargar esta lista'
/** For screen readers, after how many there are. */
export const loadingMore = 'cargando más'
export const downloadCsv = 'Descargar CSV'
