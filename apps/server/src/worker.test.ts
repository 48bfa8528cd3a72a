import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { MAIL_KINDS } from '@shinequo/contract/notifications'
import { expect, it } from 'vitest'
import { MAILS } from './worker.ts'

it('works every kind of mail once, each in a file of its name', () => {
  expect(MAILS.map(({ name }) => name).sort()).toEqual([...MAIL_KINDS].sort())
  const files = globSync('features/*/mail/*.ts', { cwd: import.meta.dirname }).map((file) => basename(file))
  for (const kind of MAIL_KINDS) {
    const file = `${kind.replaceAll('_', '-')}.ts`
    expect(files.filter((one) => one === file)).toEqual([file])
  }
})
