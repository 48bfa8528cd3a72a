import { SET_UP_STEPS, type SetUpFacts } from '@shinequo/contract/programme/set-up'
import { expect, it } from 'vitest'
import { setUpSteps, skippedSteps } from './set-up.ts'

const NOTHING: SetUpFacts = {
  has_contact: false,
  care_staff: 0,
  schools: 0,
  endings: 0,
  has_name: false,
  coaches_invited: false,
  coaches: 0,
  coaches_with_hours: 0,
  questions_changed: false,
  matching_mode: 'automatic',
  mode_chosen: false,
  booked: false,
  students: 0,
}
const statesOf = (facts: Partial<SetUpFacts>, skipped: readonly string[] = []) =>
  Object.fromEntries(setUpSteps({ ...NOTHING, ...facts }, skipped).map(({ step, state }) => [step, state]))

it('lists every step in order, and what is not there as missing', () => {
  const steps = setUpSteps(NOTHING, [])
  expect(steps.map(({ step }) => step)).toEqual(SET_UP_STEPS)
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['missing']))
})

it('tells what is there from what is left out, and what is both is done', () => {
  const states = statesOf({ has_name: true, coaches_invited: true }, ['look', 'trial', 'a step of long ago'])
  expect(states).toMatchObject({ look: 'done', coaches: 'done', trial: 'skipped', doors: 'missing' })
})

it('needs an ending of a school, hours of a coach, and a student beside the trial', () => {
  expect(statesOf({ schools: 3, coaches: 2, students: 1 })).toMatchObject({
    schools: 'missing',
    coaches: 'done',
    hours: 'missing',
    doors: 'missing',
  })
  expect(statesOf({ endings: 1, coaches_with_hours: 1, students: 2 })).toMatchObject({
    schools: 'done',
    hours: 'done',
    doors: 'done',
  })
})

it('leaves out a step once, in order, and takes it back', () => {
  expect(skippedSteps(['trial', 'gone'], 'look', true)).toEqual(['look', 'trial'])
  expect(skippedSteps(['look', 'trial'], 'look', true)).toEqual(['look', 'trial'])
  expect(skippedSteps(['look', 'trial'], 'look', false)).toEqual(['trial'])
})
