import { command } from './command.mjs'

command(async () => {
  const { runServerCommand } = await import('./run-server-command.mjs')
  return runServerCommand('files-move.ts', process.argv.slice(2))
})
