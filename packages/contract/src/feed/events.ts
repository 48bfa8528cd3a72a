import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { post } from '../feed.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

export const EVENT_LISTS = ['upcoming', 'past'] as const
export type EventList = (typeof EVENT_LISTS)[number]

export const listEvents = endpoint({
  method: 'GET',
  path: '/events/',
  summary:
    "The events for the student's own school, 20 at a time: those that are not over, in order, or past ones, the latest first",
  access: 'signed-in',
  query: z.object({
    when: z.optional(z.enum(EVENT_LISTS, { error: rule('upcoming_or_past') })),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  /** `next` is null on the last page. The `event` of each post is set. */
  reply: z.object({ events: z.array(post), next: z.nullable(z.string()) }),
})

export const getEventFile = endpoint({
  method: 'GET',
  path: '/events/:id/calendar.ics',
  summary: "An event of the student's own school as a calendar file; one that was withdrawn is removed by it",
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: z.unknown(),
})
