import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cursorKey, pageOf } from './page-cursor.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ at }))
const keyOf = ({ at }: { at: number }) => [String(at)]

it.each([0, 1, 2])('holds all of %i rows, and there is no next page', (count) => {
  expect(pageOf(rows(count), 2, keyOf)).toEqual({ shown: rows(count), next: null })
})

it('leaves the row more that was asked for to the next page, which begins after the last one shown', () => {
  const { shown, next } = pageOf(rows(3), 2, keyOf)
  expect(shown).toEqual(rows(2))
  expect(next && cursorKey(next, z.tuple([z.string()]))).toEqual(['1'])
})
