import { command } from './command.mjs'

command(async () => {
  const { hours } = await import('./run-hours.mjs')
  const given = process.argv.slice(2)
  const split = given.indexOf('--')
  return split < 0 ? hours(given, []) : hours(given.slice(0, split), given.slice(split + 1))
})
