import { command } from './command.mjs'

command(async () => {
  const { again } = await import('./run-again.mjs')
  return again(process.argv.slice(2))
})
