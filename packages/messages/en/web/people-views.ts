/** Saved views of the list of people. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, number } from '../locale.ts'
import * as fields from './fields.ts'

/** The name of the row of views above the filters. */
export const views = 'Saved views'
export const saveView = 'Save view'
export const saveWords = 'Search, filters and order of the list, under a name. Only you see it.'
export const nameOfView = 'Name'
export const nameExample = 'For example: BU, no answers'
/** In the dialog, if there is a view of the name; the next press replaces it. */
export const askReplace = (name: string) =>
  `You already have a view “${name}”. Save again to replace it with what the list shows now.`
export const replaceView = 'Replace view'
export const viewSaved = (name: string) => `Saved as “${name}”.`
export const viewReplaced = (name: string) => `“${name}” was replaced.`
export const actsFor = (name: string) => `Actions for the view “${name}”`
export const rename = 'Rename'
export const renameTitle = 'Rename the view'
export const viewRenamed = (name: string) => `The view is now “${name}”.`
export const remove = 'Remove'
export const viewRemoved = (name: string) => `“${name}” was removed.`
const GONE = { school: 'its school was merged', coach: 'its coach has left' }
/** Above a list that a view opened of which not all holds any more. */
export const goneOf = (name: string, gone: readonly (keyof typeof GONE)[]) =>
  `“${name}” shows more than it did: ${list(gone.map((one) => GONE[one]))}. Save the view again under this name to settle that.`

export const fieldErrors = {
  ...fields.nameErrors,
  view_exists: 'You already have a view with this name',
  too_many_views: ({ max }) => `You can have at most ${number(max)} views. Remove one first.`,
} satisfies Partial<FieldSentences>
