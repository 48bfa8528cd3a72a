import { command } from './command.mjs'

command(async () => {
  const { pooler } = await import('./run-pooler.mjs')
  return pooler()
})
