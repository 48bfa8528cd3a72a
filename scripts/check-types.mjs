import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'

command(async () => {
  const { runTypes } = await import('./run-types.mjs')
  const { ok, output } = await runTypes(fileURLToPath(new URL('..', import.meta.url)))
  process.stdout.write(output)
  return ok ? 0 : 1
})
