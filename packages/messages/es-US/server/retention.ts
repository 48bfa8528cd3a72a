/** What the server replies when somebody changes how long data is kept. */
import { plural } from '../locale.ts'

export const daysAreFixed = (days: number) =>
  plural(days, {
    one: 'Esto se guarda durante # día, y no se puede cambiar',
    other: 'Esto se guarda durante # días, y no se puede cambiar',
  })
/** The numbers are unformatted, as the reader has to type them. */
export const daysOutOfRange = (least: number, most: number) =>
  `Indica un número de días entre ${least} y ${most}`
