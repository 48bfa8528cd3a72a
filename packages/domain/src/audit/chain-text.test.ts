import { expect, it } from 'vitest'
import { type Link, linkText, partTexts } from './chain-text.ts'

const LINK: Link = {
  position: 2,
  id: '6f1c6c53-52f8-4b0c-9d8b-6b6d3d6f0a11',
  atMicros: '1795190400000000',
  actorRole: 'admin',
  action: 'account.suspended',
  subjectType: 'account',
  actorDigest: 'aa',
  subjectDigest: 'bb',
  reasonDigest: 'cc',
}

it('is a line for each part of a link, with the hash of the link before it', () => {
  expect(linkText(LINK, 'ff').split('\n')).toEqual([
    '2',
    'ff',
    LINK.id,
    '1795190400000000',
    'admin',
    '"account.suspended"',
    '"account"',
    'aa',
    'bb',
    'cc',
  ])
})

it('never is the same for two links, whatever their words hold', () => {
  const one = linkText({ ...LINK, action: 'a\n"b', subjectType: 'c' }, '')
  const other = linkText({ ...LINK, action: 'a', subjectType: '"b\nc' }, '')
  expect(one).not.toBe(other)
})

it('tells a field that is empty from one that is none', () => {
  const none = { actorAccountId: null, studentProfileId: null, subjectId: null, details: null, reason: null }
  expect(partTexts(none)).toEqual({ actor: 'null', subject: 'null\nnull\nnull', reason: 'null' })
  expect(partTexts({ ...none, subjectId: 'a\n"b"', details: '{}', reason: '' })).toEqual({
    actor: 'null',
    subject: 'null\n"a\\n\\"b\\""\n"{}"',
    reason: '""',
  })
})
