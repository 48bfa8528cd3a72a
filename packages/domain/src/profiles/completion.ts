import { REQUIRED_FOR_COMPLETION } from '@shinequo/contract/profiles'

type Required = keyof typeof REQUIRED_FOR_COMPLETION
const FIELDS = Object.keys(REQUIRED_FOR_COMPLETION) as Required[]

/** The rule of every required field that is empty, in the onboarding form's order; {} when none is. */
export function missingForCompletion(profile: Readonly<Record<Required, string>>): Record<string, string> {
  const empty = FIELDS.filter((field) => profile[field].trim() === '')
  return Object.fromEntries(empty.map((field) => [field, REQUIRED_FOR_COMPLETION[field]]))
}
