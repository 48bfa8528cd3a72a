/** What is wrong with a file of people, and what happens to its rows. */

import type { RosterRules } from '@shinequo/contract/rosters'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import { lookAtNames } from '../web/rosters.ts'

export { notValid, ROW_RESULTS as RESULTS, twice } from '../web/rosters.ts'

/** Errors at fields. */
export const fieldErrors = {
  file_empty: 'Elige un archivo que no esté vacío',
  file_too_large: 'Este archivo pesa más de 5 MB.',
  names_unconfirmed: lookAtNames,
  no_rows: 'Este archivo no tiene filas debajo del encabezado.',
  not_csv: 'Este no es un archivo CSV. En tu hoja de cálculo, guárdalo como “CSV UTF-8”.',
  row_required: 'Indica una fila de este archivo',
  too_many_rows: 'Este archivo tiene más de 10,000 filas.',
  /**
   * The names of columns must stay as they are here, since files use them. `first` and `second` are column numbers, from
   * 1.
   */
  column_twice: ({ column, first, second }) => `Hay dos columnas para ${column}: la ${first} y la ${second}`,
  /** `required` and `missing` are names of columns. */
  columns_missing: ({ missing }) =>
    plural(missing.length, {
      one: `La primera fila tiene que tener una columna llamada ${missing.join(', ')}`,
      other: `La primera fila tiene que tener columnas llamadas ${missing.join(', ')}`,
    }),
  /** `row` is the row number that spreadsheets show. */
  quotes_unclosed: ({ row }) =>
    `Las comillas de la fila ${row} no cuadran: todas las que se abren tienen que cerrarse.`,
} satisfies FieldSentences<keyof RosterRules>
