import { expect, it } from 'vitest'
import { checkStructure } from '../structure.mjs'
import { decisionsIndex } from './decision-records.mjs'
import { plant } from './planted-project.ts'

const RECORDS = {
  'docs/decisions/0001-one-lock.md':
    '# 1. One lock\n\nSuperseded by [3](0003-no-lock.md).\n\n**Context.** Slow.\n',
  'docs/decisions/0002-light-pages.md':
    '# 2. Light pages\n\nChanged by [3](0003-no-lock.md): the budget.\n\n**Context.**',
  'docs/decisions/0003-no-lock.md':
    '# 3. No lock\n\n**Context.** This retires record 1. This changes\nthe budget of record 2.\n',
}
const index = () => decisionsIndex(plant(RECORDS))
const findings = (wrong: Record<string, string> = {}) =>
  checkStructure(plant({ ...RECORDS, 'docs/decisions/README.md': index(), ...wrong })).map(
    ({ path, message }) => `${path.slice('docs/decisions/'.length)}: ${message}`,
  )

it('lists records in force with what changed them, then those that were superseded', () => {
  expect(
    index()
      .split('\n')
      .filter((line) => /^[-#]/.test(line)),
  ).toEqual([
    '# Decisions',
    '## In force',
    '- [2. Light pages](0002-light-pages.md) (changed by [3](0003-no-lock.md): the budget)',
    '- [3. No lock](0003-no-lock.md)',
    '## History',
    '- [1. One lock](0001-one-lock.md) (superseded by [3](0003-no-lock.md))',
  ])
  expect(findings()).toEqual([])
})

it.each([
  [
    'a record that the index lacks',
    { 'docs/decisions/0004-more.md': '# 4. More\n' },
    'README.md: it does not list',
  ],
  [
    'another title',
    { 'docs/decisions/0003-no-lock.md': '# 0003 No lock\n' },
    "0003-no-lock.md: its first line should be '# 3. '",
  ],
  [
    'a number twice',
    { 'docs/decisions/0003-more.md': '# 3. More\n' },
    '0003-more.md: there is another record 3',
  ],
  [
    'a link to an earlier record',
    { 'docs/decisions/0002-light-pages.md': '# 2. Light pages\n\nChanged by [1](0001-one-lock.md).\n' },
    '0002-light-pages.md: [1](0001-one-lock.md) in its status leads to no later record',
  ],
  [
    'a status without a link',
    { 'docs/decisions/0002-light-pages.md': '# 2. Light pages\n\nChanged by 3: the budget.\n' },
    '0002-light-pages.md: its status names no record',
  ],
  [
    'a record that a later one retires and that does not say so',
    { 'docs/decisions/0001-one-lock.md': '# 1. One lock\n\n**Context.** Slow.\n' },
    "0001-one-lock.md: record 3 changes it: say so below its title, 'Changed by [3](0003-no-lock.md)",
  ],
])('finds %s', (_, wrong, sentence) => {
  expect(findings(wrong).join('\n')).toContain(sentence)
})
