import { expect, it } from 'vitest'
import { matchesListed } from './en/web/matching-admin.ts'
import { peopleListed } from './en/web/people.ts'
import { peopleListed as inSpanish } from './es-US/web/people.ts'

it('says how many a list shows of all there are', () => {
  expect(peopleListed(0, 0)).toBe('0 people')
  expect(peopleListed(1, 1)).toBe('1 person')
  expect(peopleListed(25, 1234)).toBe('25 of 1,234 people')
  expect(peopleListed(25, null)).toBe('25 of more than 1,000 people')
  expect(matchesListed('pending', 1, 2)).toBe('1 of 2 requests')
  expect(inSpanish(1, 1)).toBe('1 persona')
  expect(inSpanish(25, null)).toBe('25 de más de 1,000 personas')
})
