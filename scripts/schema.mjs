import { command } from './command.mjs'

command(async () => {
  const { writeSchema } = await import('./run-schema.mjs')
  return writeSchema()
})
