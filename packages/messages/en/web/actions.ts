/** Words of buttons and states that many pages share. */

export const back = 'Back'
export const cancel = 'Cancel'
export const close = 'Close'
export const discard = 'Discard'
export const done = 'Done'
export const loading = 'Loading...'
export const redo = 'Redo'
export const save = 'Save'
export const submit = 'Submit'
export const undo = 'Undo'
