/** What is wrong with a file of people, and what happens to its rows. */
import { plural } from '../locale.ts'

/**
 * The names of columns must stay as they are here, since files use them. `first` and `second` are column numbers, from
 * 1.
 */
export const columnTwice = (column: string, first: number, second: number) =>
  `Hay dos columnas para ${column}: la ${first} y la ${second}`
/** `required` and `missing` are names of columns. */
export const columnsMissing = (_required: readonly string[], missing: readonly string[]) =>
  plural(missing.length, {
    one: `La primera fila tiene que tener una columna llamada ${missing.join(', ')}`,
    other: `La primera fila tiene que tener columnas llamadas ${missing.join(', ')}`,
  })

export const fileTooLarge = 'Este archivo pesa más de 5 MB.'
export const tooManyRows = 'Este archivo tiene más de 10,000 filas.'
export const fileEmpty = 'Elige un archivo que no esté vacío'
export const notCsv = 'Este no es un archivo CSV. En tu hoja de cálculo, guárdalo como “CSV UTF-8”.'
export const rowRequired = 'Indica una fila de este archivo'
export const noRows = 'Este archivo no tiene filas debajo del encabezado.'
/** `row` is the row number that spreadsheets show. */
export const quotesDoNotFit = (row: number) =>
  `Las comillas de la fila ${row} no cuadran: todas las que se abren tienen que cerrarse.`
export { lookAtNames as confirmNames, notValid, ROW_RESULTS as RESULTS, twice } from '../web/rosters.ts'
