import { REQUIRED_FOR_COMPLETION } from '@shinequo/contract/profiles'

type Required = keyof typeof REQUIRED_FOR_COMPLETION
const FIELDS = Object.keys(REQUIRED_FOR_COMPLETION) as Required[]

/** The rule of every empty required field, in the order of the onboarding form; {} if none is empty. */
export function missingForCompletion(profile: Readonly<Record<Required, string>>): Record<string, string> {
  const empty = FIELDS.filter((field) => profile[field].trim() === '')
  return Object.fromEntries(empty.map((field) => [field, REQUIRED_FOR_COMPLETION[field]]))
}
