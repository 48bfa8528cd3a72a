import { ROLES } from '@shinequo/contract/accounts'
import {
  LAST_SESSIONS,
  NEXT_SESSIONS,
  PEOPLE_SORTS,
  personStates,
  SORT_ORDERS,
  STUDENT_STAGES,
} from '@shinequo/contract/people'
import type { PeopleQuery } from './api/admin.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const STUDENT_SORTS = ['stage', 'school', 'coach', 'last', 'next']

/**
 * The conditions and the order that an address asks for. What nobody could mean is left out. A condition or an order of
 * students makes it a list of students.
 */
export function askedPeople(parameters: URLSearchParams): PeopleQuery {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name))
  const role = one('role', ROLES)
  const coach = parameters.get('coach') ?? ''
  const sort = one('sort', PEOPLE_SORTS) ?? 'name'
  const common = {
    search: parameters.get('search') ?? '',
    state: one('state', personStates),
    order: one('order', SORT_ORDERS) ?? ('asc' as const),
  }
  const ofStudents = {
    stage: one('stage', STUDENT_STAGES),
    school: parameters.get('school') || undefined,
    coach: ID.test(coach) ? coach : undefined,
    last: one('last', LAST_SESSIONS),
    next: one('next', NEXT_SESSIONS),
  }
  const isOfStudents =
    STUDENT_SORTS.includes(sort) || Object.values(ofStudents).some((value) => value !== undefined)
  if (role === undefined ? isOfStudents : role === 'student') {
    return { ...common, ...ofStudents, sort, role: 'student' }
  }
  return { ...common, sort: STUDENT_SORTS.includes(sort) ? 'name' : sort, role }
}

/** The query of the address of a list, without what is so by default. */
export function addressOfPeople({
  sort = 'name',
  order = 'asc',
  ...conditions
}: Partial<PeopleQuery>): string {
  const given = Object.entries(conditions).filter(([, value]) => value)
  const parameters = new URLSearchParams(given as [string, string][])
  if (sort !== 'name') parameters.set('sort', sort)
  if (order !== 'asc') parameters.set('order', order)
  return parameters.toString()
}

/** Whether two lists show the same people in the same order. */
export function isSameList(one: Partial<PeopleQuery>, other: Partial<PeopleQuery>): boolean {
  const inOrder = (query: Partial<PeopleQuery>) => {
    const parameters = new URLSearchParams(addressOfPeople(query))
    parameters.sort()
    return parameters.toString()
  }
  return inOrder(one) === inOrder(other)
}
