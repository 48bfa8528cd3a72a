import { command } from './command.mjs'

command(async () => {
  const { cluster } = await import('./run-cluster.mjs')
  return cluster()
})
