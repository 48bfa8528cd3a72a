import { command } from './command.mjs'

command(async () => {
  const { engines } = await import('./run-engines.mjs')
  return engines(process.argv.slice(2))
})
