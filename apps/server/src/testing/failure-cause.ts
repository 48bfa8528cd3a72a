import { onTestFailed, TestRunner } from 'vitest'

/**
 * Shows an error of the application beside the failure of the running test: a test that gets a 500 says only that it
 * wanted something else. A test that passes, since it caused the error on purpose, shows nothing. Before and after
 * tests nothing can fail later, so there the error is shown at once.
 */
export function showIfTestFails(error: Error): void {
  if (!TestRunner.getCurrentTest()) {
    console.error('The application failed:', error)
    return
  }
  onTestFailed(({ task }) => {
    const { name, message, stack } = error
    task.result?.errors?.push({ name: `${name} in the application`, message, stack })
  })
}
