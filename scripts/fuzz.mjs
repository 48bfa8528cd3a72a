import { command } from './command.mjs'

command(async () => {
  const { fuzz } = await import('./run-fuzz.mjs')
  return fuzz()
})
