import { ROLES } from '@shinequo/contract/accounts'
import {
  LAST_SESSIONS,
  NEXT_SESSIONS,
  PEOPLE_SORTS,
  personStates,
  SORT_ORDERS,
  STUDENT_STAGES,
} from '@shinequo/contract/people'
import type { PeopleView } from '@shinequo/contract/people/views'
import type { InvitationQuery, PeopleQuery } from './api/admin.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const STUDENT_SORTS = ['stage', 'school', 'coach', 'last', 'next']

/** The conditions and the order of a list of people, or of those who were invited; undefined means no condition. */
export type AskedPeople = Omit<PeopleView['query'], 'search'> & { readonly search: string }

/**
 * The conditions and the order that an address asks for. What nobody could mean is left out. A condition or an order of
 * students makes it a list of students. Whom somebody invited has only a role, a school, an address and a date.
 */
export function askedPeople(parameters: URLSearchParams): AskedPeople {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name))
  const role = one('role', ROLES)
  const coach = parameters.get('coach') ?? ''
  const sort = one('sort', PEOPLE_SORTS) ?? 'name'
  const common = {
    search: parameters.get('search') ?? '',
    order: one('order', SORT_ORDERS) ?? ('asc' as const),
  }
  const state = one('state', [...personStates, 'invited'])
  const ofStudents = {
    stage: one('stage', [...STUDENT_STAGES, 'invited']),
    school: parameters.get('school') || undefined,
    coach: ID.test(coach) ? coach : undefined,
    last: one('last', LAST_SESSIONS),
    next: one('next', NEXT_SESSIONS),
  }
  const isOfStudents =
    STUDENT_SORTS.includes(sort) || Object.values(ofStudents).some((value) => value !== undefined)
  const simpleSort = STUDENT_SORTS.includes(sort) ? 'name' : sort
  if (role === undefined ? isOfStudents : role === 'student') {
    const { stage, school } = ofStudents
    return stage === 'invited'
      ? { ...common, stage, school, sort: simpleSort, role: 'student' }
      : { ...common, ...ofStudents, state: state === 'invited' ? undefined : state, sort, role: 'student' }
  }
  return { ...common, state, sort: simpleSort, role }
}

/** The invitations that an address asks for; undefined if it asks for people with an account. */
export function invitedOf(asked: AskedPeople): InvitationQuery | undefined {
  const { search, role, school, stage, state, sort, order } = asked
  if (stage !== 'invited' && state !== 'invited') return
  return { search, role, school, sort: sort === 'joined' ? 'created' : 'email', order }
}

/** The people with an account that an address asks for, if it does. */
export function peopleOf({ stage, state, ...asked }: AskedPeople): PeopleQuery {
  return {
    ...asked,
    stage: stage === 'invited' ? undefined : stage,
    state: state === 'invited' ? undefined : state,
  }
}

/** The query of the address of a list, without what is so by default. */
export function addressOfPeople({
  sort = 'name',
  order = 'asc',
  ...conditions
}: Partial<AskedPeople>): string {
  const given = Object.entries(conditions).filter(([, value]) => value)
  const parameters = new URLSearchParams(given as [string, string][])
  if (sort !== 'name') parameters.set('sort', sort)
  if (order !== 'asc') parameters.set('order', order)
  return parameters.toString()
}

/** Whether two lists show the same people in the same order. */
export function isSameList(one: Partial<AskedPeople>, other: Partial<AskedPeople>): boolean {
  const inOrder = (query: Partial<AskedPeople>) => {
    const parameters = new URLSearchParams(addressOfPeople(query))
    parameters.sort()
    return parameters.toString()
  }
  return inOrder(one) === inOrder(other)
}
