/**
 * Focuses an element once no dialog is open any more; for a dialog that changed the control that opened it. A dialog
 * that is about to close would otherwise take the focus back. `find` is called after it has closed.
 */
export function focusAfterDialog(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role=dialog]')) return focusAfterDialog(find)
    // After the closing dialog has restored the focus itself.
    setTimeout(() => find()?.focus({ preventScroll: true }))
  })
}

/** Focuses the page's main part once no dialog is open. */
export function focusMain(): void {
  focusAfterDialog(() => document.getElementById('main'))
}
