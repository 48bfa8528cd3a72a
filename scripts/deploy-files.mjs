import { command } from './command.mjs'

command(async () => {
  const { deployFiles } = await import('./run-deploy-files.mjs')
  return deployFiles(process.argv.slice(2))
})
