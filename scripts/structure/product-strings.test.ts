import { expect, it } from 'vitest'
import { checkStructure } from '../structure.mjs'
import { plant, SERVER, WEB } from './planted-project.ts'

const LIST = {
  'docs/product-clauses.json': JSON.stringify({
    '5 Sign-up': { strings: ['Password must be at least 8 characters', 'Go on'] },
    '5 Reset password': { strings: ['Password must be at least 8 characters long'] },
    '8 Errors': { strings: ['No coach found with ID: {coachId}'], rules: ['Nothing is quoted here.'] },
  }),
}
const findings = (wrong: Record<string, string>) =>
  checkStructure(plant({ ...LIST, ...wrong })).map(({ path, line, message }) => `${path}:${line} ${message}`)

it('finds a string of the product document that occurs twice in the source, in any form', () => {
  const [found, ...others] = findings({
    [`${WEB}/lib/errors.ts`]: 'export const none = (id: string) => `No coach found with ID: $' + '{id}`',
    [`${WEB}/components/gone.tsx`]: 'export const Gone = () => <p>No coach found\n with ID: 7</p>',
  })
  expect(others).toEqual([])
  expect(found).toMatch(
    /^apps\/web\/src\/lib\/errors\.ts:1 'No coach found with ID:' stands in .*gone\.tsx:1 too/,
  )
})

it('matches a longer string as a whole, and ignores tests, seeds and strings of two words', () => {
  expect(
    findings({
      [`${WEB}/lib/rules.ts`]:
        "export const words = ['Password must be at least 8 characters', 'Password must be at least 8 characters long', 'Go on', 'Go on']",
      [`${WEB}/lib/rules.test.ts`]: "export const said = 'Password must be at least 8 characters'",
      [`${SERVER}/seeds/demo.ts`]: "export const said = 'Password must be at least 8 characters long'",
    }),
  ).toEqual([])
})
