import { expect, it } from 'vitest'
import { Outage } from './outage.ts'

function recorder() {
  const lines: { level: string; fields: object; text: string }[] = []
  const at = (level: string) => (fields: object, text: string) => void lines.push({ level, fields, text })
  return {
    lines,
    log: { error: at('error'), warn: at('warn') } as unknown as ConstructorParameters<typeof Outage>[0],
  }
}

it('logs the start of an outage once, and its end', async () => {
  const { lines, log } = recorder()
  const outage = new Outage(log, 'the database', 20)
  const errors = [new Error('first'), new Error('second'), new Error('third')]
  for (const error of errors) outage.note(error)
  expect(lines).toEqual([
    {
      level: 'error',
      fields: { err: errors[0] },
      text: expect.stringContaining('the database is in trouble'),
    },
  ])
  await expect.poll(() => lines.length).toBe(2)
  expect(lines[1]).toEqual({
    level: 'warn',
    fields: { seconds: 0, errors: 3 },
    text: 'the trouble of the database is over',
  })
})

it('logs the next outage again', async () => {
  const { lines, log } = recorder()
  const outage = new Outage(log, 'the database', 1)
  outage.note(new Error('first'))
  await expect.poll(() => lines.length).toBe(2)
  outage.note(new Error('second'))
  expect(lines[2]).toMatchObject({ level: 'error', fields: { err: { message: 'second' } } })
})
