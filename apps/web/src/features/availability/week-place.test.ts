import { expect, it } from 'vitest'
import { placeByKey } from './week-place.ts'

it.each([
  ['ArrowUp', { column: 3, row: 4 }],
  ['ArrowDown', { column: 3, row: 6 }],
  ['ArrowLeft', { column: 2, row: 5 }],
  ['ArrowRight', { column: 4, row: 5 }],
  ['Home', { column: 0, row: 5 }],
  ['End', { column: 6, row: 5 }],
  ['PageUp', { column: 3, row: 1 }],
  ['PageDown', { column: 3, row: 9 }],
  ['a', null],
])('%s moves from the middle of a week to %j', (key, place) => {
  expect(placeByKey(key, { column: 3, row: 5 }, 7, 20)).toEqual(place)
})

it.each(['ArrowUp', 'ArrowLeft', 'PageUp', 'Home'])('%s stays in the first corner', (key) => {
  expect(placeByKey(key, { column: 0, row: 0 }, 7, 20)).toEqual({ column: 0, row: 0 })
})

it.each(['ArrowDown', 'ArrowRight', 'PageDown', 'End'])('%s stays in the last corner', (key) => {
  expect(placeByKey(key, { column: 6, row: 19 }, 7, 20)).toEqual({ column: 6, row: 19 })
})
