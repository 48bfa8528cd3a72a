/** Saved views of the list of people. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, number } from '../locale.ts'
import * as fields from './fields.ts'

/** The name of the row of views above the filters. */
export const views = 'Vistas guardadas'
export const saveView = 'Guardar vista'
export const saveWords = 'Búsqueda, filtros y orden de la lista, con un nombre. Solo tú la ves.'
export const nameOfView = 'Nombre'
export const nameExample = 'Por ejemplo: BU, sin respuestas'
/** In the dialog, if there is a view of the name; the next press replaces it. */
export const askReplace = (name: string) =>
  `Ya tienes una vista “${name}”. Guarda otra vez para cambiarla por lo que muestra la lista ahora.`
export const replaceView = 'Reemplazar vista'
export const viewSaved = (name: string) => `Guardada como “${name}”.`
export const viewReplaced = (name: string) => `“${name}” se reemplazó.`
export const actsFor = (name: string) => `Acciones para la vista “${name}”`
export const rename = 'Cambiar nombre'
export const renameTitle = 'Cambiar el nombre de la vista'
export const viewRenamed = (name: string) => `La vista ahora se llama “${name}”.`
export const remove = 'Quitar'
export const viewRemoved = (name: string) => `“${name}” se quitó.`
const GONE = { school: 'su universidad se unió a otra', coach: 'su coach ya no está' }
/** Above a list that a view opened of which not all holds any more. */
export const goneOf = (name: string, gone: readonly (keyof typeof GONE)[]) =>
  `“${name}” muestra más que antes: ${list(gone.map((one) => GONE[one]))}. Guarda la vista otra vez con este nombre para dejarla así.`

export const fieldErrors = {
  ...fields.nameErrors,
  view_exists: 'Ya tienes una vista con este nombre',
  too_many_views: ({ max }) => `Puedes tener ${number(max)} vistas como máximo. Primero quita una.`,
} satisfies Partial<FieldSentences>
