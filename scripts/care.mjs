import { command } from './command.mjs'

command(async () => {
  const { care } = await import('./run-care.mjs')
  return care(process.argv.slice(2))
})
