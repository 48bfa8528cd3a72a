import { command } from './command.mjs'

command(async () => {
  const { test } = await import('./run-tests.mjs')
  return test({ full: process.argv.includes('--full') })
})
