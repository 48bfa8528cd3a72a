/**
 * Focuses an element once no dialog is open any more; for a dialog that changed the control that opened it. A dialog
 * that is about to close would otherwise take the focus back. `find` is called after it has closed. Without `options`
 * the page does not scroll.
 */
export function focusAfterDialog(
  find: () => HTMLElement | null,
  options: FocusOptions = { preventScroll: true },
): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role=dialog]')) return focusAfterDialog(find, options)
    // After the closing dialog has restored the focus itself.
    setTimeout(() => find()?.focus(options))
  })
}

/** Focuses the page's main part once no dialog is open. */
export function focusMain(): void {
  focusAfterDialog(() => document.getElementById('main'))
}
