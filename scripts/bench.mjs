import { command } from './command.mjs'

command(async () => {
  const { bench } = await import('./run-bench.mjs')
  return bench(process.argv.slice(2))
})
