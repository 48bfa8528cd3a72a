import { command } from './command.mjs'

command(async () => {
  const { check } = await import('./run-check.mjs')
  return check(process.argv.slice(2))
})
