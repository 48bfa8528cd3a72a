import {
  SET_UP_STEPS,
  type SetUp,
  type SetUpFacts,
  type SetUpStep,
} from '@shinequo/contract/programme/set-up'

/** What a step needs. */
const IS_DONE: Readonly<Record<SetUpStep, (facts: SetUpFacts) => boolean>> = {
  contact: ({ has_contact }) => has_contact,
  worries: ({ care_staff }) => care_staff > 0,
  schools: ({ endings }) => endings > 0,
  look: ({ has_name }) => has_name,
  coaches: ({ coaches, coaches_invited }) => coaches > 0 || coaches_invited,
  hours: ({ coaches_with_hours }) => coaches_with_hours > 0,
  questions: ({ questions_changed }) => questions_changed,
  matching: ({ mode_chosen }) => mode_chosen,
  trial: ({ booked }) => booked,
  // One student alone is the trial.
  doors: ({ students }) => students > 1,
}

/** The steps in order. What is there is done, also if the step was left out before. */
export function setUpSteps(facts: SetUpFacts, skipped: readonly string[]): SetUp['steps'] {
  return SET_UP_STEPS.map((step) => ({
    step,
    state: IS_DONE[step](facts) ? 'done' : skipped.includes(step) ? 'skipped' : 'missing',
  }))
}

/** The steps that are left out once one is, or no longer is; each once, in order. */
export function skippedSteps(before: readonly string[], step: SetUpStep, skipped: boolean): SetUpStep[] {
  return SET_UP_STEPS.filter((one) => (one === step ? skipped : before.includes(one)))
}
