import { writeFileSync } from 'node:fs'

/** @typedef {{ file: string, name: string, messages: string[] }} HookFailure */

/**
 * A reporter of Vitest. At the end it writes what failed outside a test (`beforeAll`, `afterAll`, loading a file) to the
 * file that HOOK_FAILURES names, as a list of `HookFailure`: the JSON report says only that the file has failed.
 */
export default class HookFailures {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
  onTestRunEnd(modules) {
    const { HOOK_FAILURES: file } = process.env
    if (file) writeFileSync(file, JSON.stringify(modules.flatMap(failuresIn)))
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {HookFailure[]}
 */
function failuresIn(module) {
  const groups = [
    { name: '', of: module },
    ...[...module.children.allSuites()].map((of) => ({ name: of.fullName, of })),
  ]
  return groups
    .map(({ name, of }) => ({
      file: module.moduleId,
      name,
      messages: of.errors().map(({ stack, message }) => stack ?? message),
    }))
    .filter(({ messages }) => messages.length > 0)
}
