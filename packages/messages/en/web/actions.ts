/** Words of buttons and states that many nouns share. */

export const cancel = 'Cancel'
export const edit = 'Edit'
export const loading = 'Loading...'
export const notNow = 'Not now'
export const reload = 'Reload'
export const save = 'Save'
export const saving = 'Saving...'
export const sending = 'Sending...'
export const showMore = 'Show more'
export const tryAgain = 'Try again'
/** The title of a part that failed. */
export const thisDidNotLoad = 'This did not load'
export const thisPageDidNotLoad = 'This page did not load'
export const thisPartDidNotLoad = 'This part did not load'
