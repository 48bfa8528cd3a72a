import { expect, it } from 'vitest'
import type { CandidateSearch, Wanted } from './candidate-lists.ts'
import { FIRST_LENGTH, firstLists, growingLists } from './growing-lists.ts'

/** Coaches 0, 1, 2, … in this order, each with a lower score than the one before. Records what it is asked for. */
function inOrder(many: number) {
  const asked: Wanted[] = []
  const search: CandidateSearch = {
    best: (_, wanted) => {
      asked.push(wanted)
      const coaches = Int32Array.from(new Array(many).keys()).filter(
        (coach) => coach > wanted.after && -coach >= (wanted.bars?.[coach] ?? -Infinity),
      )
      const found = coaches.slice(0, wanted.count)
      return { length: found.length, coaches: found, scores: Float64Array.from(found, (coach) => -coach) }
    },
    before: (_, coach) => coach,
    accepts: () => true,
  }
  return { search, asked }
}
const raises = new Float64Array(1)
const noBars = (many: number) => new Float64Array(many).fill(-Infinity)

/** A student's whole list. */
function whole(lists: ReturnType<typeof growingLists>, bars: Float64Array): number[] {
  const coaches = []
  for (let place = 0; ; place++) {
    const coach = lists.coachAt(0, place, bars)
    if (coach < 0) return coaches
    expect(lists.scoreAt(0, place)).toBe(-coach)
    coaches.push(coach)
  }
}

it('doubles until there are no more coaches', () => {
  const { search, asked } = inOrder(200)
  const lists = growingLists(firstLists(1, search), search, raises)
  expect(whole(lists, noBars(200))).toEqual([...new Array(200).keys()])
  expect(asked.map(({ count }) => count)).toEqual([30, 30, 60, 120, 200])
  expect(asked.map(({ after }) => after)).toEqual([-1, 29, 59, 119, 199])
})

it('does not search if the first list already contains all coaches', () => {
  const { search, asked } = inOrder(FIRST_LENGTH - 1)
  const first = firstLists(1, search)
  expect(first.lengthOf(0)).toBe(FIRST_LENGTH - 1)
  expect(whole(growingLists(first, search, raises), noBars(40)).length).toBe(FIRST_LENGTH - 1)
  expect(asked.length).toBe(1)
})

it('adds no coaches who refuse the student from now on', () => {
  const { search } = inOrder(100)
  const bars = noBars(100).map((bar, coach) => (coach < 90 ? Infinity : bar))
  const lists = growingLists(firstLists(1, search), search, raises)
  expect(whole(lists, bars).slice(FIRST_LENGTH)).toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98, 99])
})
