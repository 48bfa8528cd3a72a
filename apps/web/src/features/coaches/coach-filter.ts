import type { pageOfMentors } from '@shinequo/contract/coaches'
import type { QueryOf } from '@shinequo/contract/endpoint'
import { type Code, codesOf } from '@shinequo/domain/matching/codes'

const DAY = 86_400_000

/** In how many days a coach must be free, as the address has it. */
export const FREE_WITHIN = ['3', '7'] as const

/** What a student searches coaches by. '' does not filter. The names are those of the parameters in the address. */
export interface CoachFilter {
  readonly search: string
  readonly focus: Code | ''
  readonly language: Code | ''
  readonly free: (typeof FREE_WITHIN)[number] | ''
}

export const NO_FILTER: CoachFilter = { search: '', focus: '', language: '', free: '' }

/** The value of a code in the address: 'sleep' for `focus:sleep`. */
export const addressOf = (code: Code | '') => code.slice(code.indexOf(':') + 1)

/** The filter that an address names. Values that do not exist are ignored. */
export function filterOf(parameters: URLSearchParams): CoachFilter {
  const value = (name: keyof CoachFilter) => parameters.get(name) ?? ''
  const code = (kind: 'focus' | 'language') =>
    codesOf(kind).find((one) => addressOf(one) === value(kind)) ?? ''
  return {
    search: value('search').trim().slice(0, 200),
    focus: code('focus'),
    language: code('language'),
    free: FREE_WITHIN.find((days) => days === value('free')) ?? '',
  }
}

/** The parts that filter, in the order of their fields. */
export function partsOf(filter: CoachFilter): (keyof CoachFilter)[] {
  return (Object.keys(NO_FILTER) as (keyof CoachFilter)[]).filter((part) => filter[part] !== '')
}

/** The filter without one of its parts. */
export function without(filter: CoachFilter, part: keyof CoachFilter): CoachFilter {
  return { ...filter, [part]: '' }
}

/** The query of a filter. `free` counts from `now` in epoch milliseconds. */
export function queryOf(
  { search, focus, language, free }: CoachFilter,
  now: number,
): QueryOf<typeof pageOfMentors> {
  return {
    ...(search && { search }),
    ...(focus && { focus }),
    ...(language && { language }),
    ...(free && { free_before: new Date(now + Number(free) * DAY).toISOString() }),
  }
}
