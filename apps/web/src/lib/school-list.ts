import { type FoundSchool, MOST_FOUND, SCHOOLS, schoolName, searchSchools } from '@shinequo/contract/schools'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { ApiError } from './error-catalogue.ts'
import { schoolText } from './school-text.ts'

/** Schools are added a few times a year. */
const FRESH_MS = 10 * 60_000

/** A school as a person chooses it. */
export interface SchoolChoice {
  readonly value: string
  readonly name: string
}

/** The schools of the product document, available without a request. */
export const LISTED_SCHOOLS: readonly SchoolChoice[] = Object.entries(SCHOOLS).map(([value, { name }]) => ({
  value,
  name: schoolText(name),
}))

const shown = (school: FoundSchool): FoundSchool => ({ ...school, name: schoolText(school.name) })

/**
 * The schools that can be chosen and match a search, up to `MOST_FOUND`: those of the product document in its order,
 * then added ones by name. While another search loads, the former result stays.
 */
export function useFoundSchools(search: string) {
  return useQuery({
    queryKey: ['school-list', 'search', search],
    queryFn: ({ signal }) => call(searchSchools, { signal, ...(search !== '' && { query: { search } }) }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    select: (found) => ({ ...found, schools: found.schools.map(shown) }),
  })
}

/** The schools with these values as they are now; a value of a joined school has the name of the other. */
export function useSchools(values: readonly string[]) {
  const asked = [...new Set(values)].sort()
  const parts = Array.from({ length: Math.ceil(asked.length / MOST_FOUND) }, (_, part) =>
    asked.slice(part * MOST_FOUND, (part + 1) * MOST_FOUND).join(','),
  )
  const found = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['school-list', 'values', part],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(searchSchools, { signal, query: { values: part } }),
      staleTime: FRESH_MS,
    })),
  })
  return {
    isPending: found.some((query) => query.isPending),
    schools: found.flatMap(({ data }): readonly FoundSchool[] => data?.schools ?? []).map(shown),
  }
}

/** The format of an added school's value; any other text was typed by a person. */
const ADDED = /^[a-z0-9_]+$/

/**
 * Returns the name of each of these schools. Only those that are not in the product document are fetched. Until they
 * have loaded, and for a school that is not listed, the value itself is the name.
 */
export function useSchoolNames(values: readonly string[]): (value: string) => string {
  const added = values.filter((value) => ADDED.test(value) && !Object.hasOwn(SCHOOLS, value))
  const { schools } = useSchools(added)
  return (value) => schools.find((school) => school.value === value)?.name ?? schoolText(schoolName(value))
}

/** Whether the server refused because the student has not proved a school. */
export function isUnproved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'school_unproved'
}
