/** Parts of pages that belong to no single feature. */

import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'

/** About things that are counted only up to a limit. */
export const moreThan = (limit: number) => `more than ${number(limit)}`

export const skipToContent = 'Skip to content'
export const goToDashboard = 'Go to Dashboard'
/** Keeps everything as it is, where something would be deleted. */
export const keepIt = 'Keep it'
/** What the page says when a part of it cannot be loaded because the server has a newer version. */
export const mayHaveChanged = 'ShineQuo may have been updated. Reload the page to continue.'
/* The two choices if somebody else has saved in the meantime. */
export const useNewest = 'Use the newest version'
export const keepMine = 'Keep my version'

// Fields
/** Follows the label of a field that may stay empty. */
export const optional = '(optional)'
export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const choosePicture = 'Choose a picture'
export const pictureIsCropped = 'Cropped to a square, 150 × 150'
export const savePicture = 'Save Picture'
export const stars = (count: number) => plural(count, { one: '# star', other: '# stars' })
/** The words for a rating, by the number of stars. */
export const RATINGS = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

// Light and dark
export const theme = 'Theme'
export const systemTheme = 'System'
export const lightTheme = 'Light'
export const darkTheme = 'Dark'
export const systemFollows = 'System follows your device. Your choice is saved in this browser.'

// The calendar
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'
/** Column headings in two letters, starting with Sunday. */
export const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
export const timesAvailable = (day: string) => `${day}, times available`

// The editor
export const textTools = 'Text tools'
export const bold = 'Bold'
export const bulletList = 'List'
export const link = 'Link'
export const addLink = 'Add a link'
export const changeLink = 'Change the link'
export const removeLink = 'Remove link'
export const saveLink = 'Save link'
export const webAddress = 'Web address'
export const enterWebAddress = 'Please enter a web address, such as https://example.org'
export const linkText = 'Link text'
export const linkTextHint = 'If you leave this empty, the address itself is shown.'

export const pictureRequired = 'Please select a file to upload'
export const pictureUploaded = 'Profile picture uploaded successfully!'

// Lists

/** How many things a list shows out of all. `all` is null if there are more than are counted. */
export const listed = (shown: number, all: number | null, things: PluralForms) => {
  if (all === null) return `${number(shown)} of more than ${plural(MAX_COUNTED, things)}`
  return shown === all ? plural(all, things) : `${number(shown)} of ${plural(all, things)}`
}
export const listDidNotLoad = "This list couldn't be loaded"
/** For screen readers, after how many there are. */
export const loadingMore = 'loading more'
export const downloadCsv = 'Download CSV'
/** Beside the button, for a long file; `total` is null if nobody knows it. */
export const rowsLoaded = (rows: number, total: number | null) =>
  total === null
    ? `${plural(rows, { one: '# row', other: '# rows' })} so far`
    : `${number(rows)} of ${plural(total, { one: '# row', other: '# rows' })}`
/** The accessible name of the button 'Cancel' beside it. */
export const cancelDownload = 'Cancel the download'
export const downloadCancelled = 'The download was cancelled.'
/** The hint of a column's head, which sorts the list by it. */
export const sortBy = (head: string) => `Sort by ${head}`
/** A button on phones; `count` filters are chosen. */
export const filters = (count: number) => (count === 0 ? 'Filters' : `Filters (${number(count)})`)
