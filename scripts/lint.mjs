import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'

command(async () => {
  const { runLint } = await import('./run-lint.mjs')
  const { ok, output } = await runLint(fileURLToPath(new URL('..', import.meta.url)))
  process.stdout.write(output)
  return ok ? 0 : 1
})
