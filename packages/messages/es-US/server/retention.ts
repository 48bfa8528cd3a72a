/** What is answered when it is changed how long things are kept. */
import { plural } from '../locale.ts'

export const daysAreFixed = (days: number) =>
  plural(days, {
    one: 'Esto se guarda # día, y no se puede cambiar',
    other: 'Esto se guarda # días, y no se puede cambiar',
  })
/** The numbers stand as they are to be typed. */
export const daysOutOfRange = (least: number, most: number) =>
  `Indica un número de días entre ${least} y ${most}`
