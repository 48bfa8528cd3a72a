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

/** The schools of the product document, available without a request. */
const LISTED = Object.entries(SCHOOLS).map(([value, { name }]) => [value, name] as const)

/**
 * The options of a form, value and name: the product document's schools at once and in its order, added ones as soon as
 * they have loaded.
 */
export function useSchoolOptions(): readonly (readonly [value: string, name: string])[] {
  const { data = [] } = useSchoolList()
  const added = data.filter(({ value }) => !Object.hasOwn(SCHOOLS, value))
  return [...LISTED, ...added.map(({ value, name }) => [value, name] as const)]
}

/** The format of an added school's value; any other text was typed by a person. */
const ADDED = /^[a-z0-9_]+$/

/**
 * Returns the name of each of these schools. The list is fetched only if one of them is not in the product document.
 * Until it has loaded, and for a school that is not listed, the value itself is the name.
 */
export function useSchoolNames(values: readonly string[]): (value: string) => string {
  const isAdded = values.some((value) => ADDED.test(value) && !Object.hasOwn(SCHOOLS, value))
  const { data = [] } = useSchoolList(isAdded)
  return (value) => data.find((school) => school.value === value)?.name ?? schoolName(value)
}

/** Whether the server refused because the student has not proved a school. */
export function isUnproved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'school_unproved'
}
