/**
 * Gives the focus to an element once no dialog is open any more: for what a dialog did to the control that opened it. A
 * dialog that is about to close would take the focus back. `find` is asked then.
 */
export function focusAfterDialog(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role=dialog]')) return focusAfterDialog(find)
    // After what the dialog itself does with the focus as it goes.
    setTimeout(() => find()?.focus({ preventScroll: true }))
  })
}

/** The same, for the page's main part. */
export function focusMain(): void {
  focusAfterDialog(() => document.getElementById('main'))
}
