/** Texts of buttons and states that several features share. */
export const cancel = 'Cancel'
export const edit = 'Edit'
export const loading = 'Loading...'
/** With `yes`, the words that the field of international students accepts, in upper or lower case. */
export const no = 'No'
export const notNow = 'Not now'
export const reload = 'Reload'
export const save = 'Save'
export const saving = 'Saving...'
export const sending = 'Sending...'
export const showMore = 'Show more'
export const signIn = 'Sign in'
export const tryAgain = 'Try again'
export const yes = 'Yes'
/** The title of a part that failed to load. */
export const thisDidNotLoad = "This couldn't be loaded"
export const thisPageDidNotLoad = "This page couldn't be loaded"
export const thisPartDidNotLoad = "This part couldn't be loaded"
export const close = 'Close'
export const dismiss = 'Dismiss'
export const done = 'Done'
export const search = 'Search'
/** Deletes what the button is next to. */
export const deleteIt = 'Delete'
export const undo = 'Undo'
export const back = 'Back'
export const discard = 'Discard'
export const redo = 'Redo'
export const submit = 'Submit'
/** Shown where something is permanently deleted or declined. */
export const cannotBeUndone = "This can't be undone."
/** Below what somebody else has saved in the meantime. */
export const saveOnceMore = 'Save again to replace it with yours.'
