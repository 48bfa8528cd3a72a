import { listSchoolNames, SCHOOLS, schoolName } from '@shinequo/contract/schools'
import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { ApiError } from './error-catalogue.ts'

/** Schools are added a few times a year. */
const FRESH_MS = 10 * 60_000

/** Every school: those of the product document in its order, then those that administrators added. */
export function useSchoolList(enabled = true) {
  return useQuery({
    queryKey: ['school-list'],
    queryFn: ({ signal }) => call(listSchoolNames, { signal }),
    staleTime: FRESH_MS,
    enabled,
  })
}

/** The schools of the product document, which no page has to wait for. */
const LISTED = Object.entries(SCHOOLS).map(([value, { name }]) => [value, name] as const)

/**
 * What a form offers: value and name, those of the product document at once and as it has them, those that were added as
 * soon as they are known.
 */
export function useSchoolOptions(): readonly (readonly [value: string, name: string])[] {
  const { data = [] } = useSchoolList()
  const added = data.filter(({ value }) => !Object.hasOwn(SCHOOLS, value))
  return [...LISTED, ...added.map(({ value, name }) => [value, name] as const)]
}

/** What the value of a school that was added looks like: any other text is what somebody wrote. */
const ADDED = /^[a-z0-9_]+$/

/**
 * The name of each of these schools. Those of the product document are known; only where another is among them the list
 * is asked for, and until it is there, and for a school that nobody listed, the value itself stands for the name.
 */
export function useSchoolNames(values: readonly string[]): (value: string) => string {
  const isAdded = values.some((value) => ADDED.test(value) && !Object.hasOwn(SCHOOLS, value))
  const { data = [] } = useSchoolList(isAdded)
  return (value) => data.find((school) => school.value === value)?.name ?? schoolName(value)
}

/** True when the server opens this only to whoever has proved a school. */
export function isUnproved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'school_unproved'
}
