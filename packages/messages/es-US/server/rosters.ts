/** What is wrong with a file of people, and what happens to its rows. */
import type { RosterResult } from '@shinequo/contract/rosters'

/**
 * The names of columns must stay as they are here, since files use them. `first` and `second` are column numbers, from
 * 1.
 */
export const columnTwice = (column: string, first: number, second: number) =>
  `Hay dos columnas para ${column}: la ${first} y la ${second}`
export const columnsMissing = (required: readonly string[], missing: readonly string[]) =>
  `La primera fila tiene que nombrar las columnas ${required.join(', ')}. Falta: ${missing.join(', ')}`
/** What happens to a row. `notValid` and `twice` say more about two of these results. */
export const RESULTS = {
  new: 'Nueva',
  unknown_school: 'Nueva, universidad desconocida (se guarda como está escrita)',
  invited: 'Invitación enviada',
  has_account: 'Ya tiene cuenta',
  already_invited: 'Ya tiene invitación',
} satisfies Record<Exclude<RosterResult, 'not_valid' | 'twice'>, string>
/** `problem` is a whole sentence. */
export const notValid = (problem: string) => `No válida: ${problem}`
/** The same address is in an earlier row. `row` is the number of that row, null if it is not known. */
export const twice = (row: number | null) =>
  row === null ? 'Repetida en este archivo' : `Repetida en este archivo (fila ${row})`

export const fileTooLarge = 'Este archivo pesa más de 5 MB.'
export const tooManyRows = 'Este archivo tiene más de 10,000 filas.'
export const fileEmpty = 'Elige un archivo que no esté vacío'
export const notCsv = 'Este no es un archivo CSV. En tu hoja de cálculo, guárdalo como “CSV UTF-8”.'
export const noRows = 'Este archivo no tiene filas debajo del encabezado.'
/** `row` is the row number that spreadsheets show. */
export const quotesDoNotFit = (row: number) =>
  `Las comillas de la fila ${row} no cuadran: todas las que se abren tienen que cerrarse.`
export { lookAtNames as confirmNames } from '../web/rosters.ts'
