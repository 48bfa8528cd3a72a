import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { peopleFilter, peopleOrder, personStates, STUDENT_STAGES } from '../people.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

export const VIEW_NAME_MAX = 60
/** The most views of one administrator. */
export const MAX_VIEWS = 30

/** Who was invited and has not signed up: a stage of students, a status of the others. */
const INVITED = 'invited'
const VIEW_STAGES = [...STUDENT_STAGES, INVITED] as const
const VIEW_STATES = [...personStates, INVITED] as const

/** What a view shows: the conditions and the order of the list. */
const viewQuery = z.object({
  ...peopleFilter,
  stage: z.optional(z.enum(VIEW_STAGES, { error: rule('choose_one_of', { values: VIEW_STAGES }) })),
  state: z.optional(z.enum(VIEW_STATES, { error: rule('choose_one_of', { values: VIEW_STATES }) })),
  ...peopleOrder,
})

/** Conditions that no longer hold: the school was joined to another, the coach has left. */
const GONE = ['school', 'coach'] as const

/** Conditions and an order of the list of people, under a name. An administrator sees their own alone. */
const peopleView = z.object({
  id: z.string(),
  name: z.string(),
  /** What of it still holds. */
  query: viewQuery,
  gone: z.array(z.enum(GONE)),
})
export type PeopleView = z.infer<typeof peopleView>

/** Names of one administrator differ by more than capitals. */
const name = field.requiredLine(VIEW_NAME_MAX, 'the_name', rule('name_required', { label: 'the_name' }))
export const viewNameBody = z.object({ name })

export const listPeopleViews = endpoint({
  method: 'GET',
  path: '/admin/people/views/',
  summary: "One's own saved views of the list of people, by name",
  access: 'admin',
  status: 200,
  reply: z.array(peopleView),
})

export const savePeopleView = endpoint({
  method: 'POST',
  path: '/admin/people/views/',
  summary:
    'Save the conditions and the order of a list under a name; one of the same name only if asked to replace it',
  access: 'admin',
  body: z.object({ name, query: viewQuery, replace: z._default(z.boolean(), false) }),
  status: 201,
  reply: peopleView,
})

const params = z.object({ id: value.id })

export const renamePeopleView = endpoint({
  method: 'PATCH',
  path: '/admin/people/views/:id/',
  summary: "Rename one's own view",
  access: 'admin',
  params,
  body: viewNameBody,
  status: 200,
  reply: peopleView,
})

export const removePeopleView = endpoint({
  method: 'DELETE',
  path: '/admin/people/views/:id/',
  summary: "Remove one's own view",
  access: 'admin',
  params,
  status: 200,
  reply: peopleView,
})
