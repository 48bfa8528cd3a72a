import { command } from './command.mjs'

command(async () => {
  const full = process.argv.includes('--full')
  const names = process.argv.slice(2).filter((argument) => argument !== '--full')
  if (names.length > 0) {
    const { check } = await import('./run-check.mjs')
    return check(names, { full })
  }
  const { test } = await import('./run-tests.mjs')
  return test({ full })
})
