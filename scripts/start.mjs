import { command } from './command.mjs'

command(async () => {
  const { serve } = await import('./serve.mjs')
  return serve({ dev: process.argv.includes('--dev') })
})
