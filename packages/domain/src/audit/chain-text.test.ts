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

it('has a line for each part of a link, and the hash of the previous link', () => {
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

it('differs for two different links, whatever characters their fields contain', () => {
  const one = linkText({ ...LINK, action: 'a\n"b', subjectType: 'c' }, '')
  const other = linkText({ ...LINK, action: 'a', subjectType: '"b\nc' }, '')
  expect(one).not.toBe(other)
})

it('distinguishes an empty field from a null one', () => {
  const none = { actorAccountId: null, studentProfileId: null, subjectId: null, details: null, reason: null }
  expect(partTexts(none)).toEqual({ actor: 'null', subject: 'null\nnull\nnull', reason: 'null' })
  expect(partTexts({ ...none, subjectId: 'a\n"b"', details: '{}', reason: '' })).toEqual({
    actor: 'null',
    subject: 'null\n"a\\n\\"b\\""\n"{}"',
    reason: '""',
  })
})
