import { command } from './command.mjs'

command(async () => {
  const { checkAudit } = await import('./run-audit-check.mjs')
  return checkAudit(process.argv.slice(2))
})
