import * as z from 'zod/mini'
import { optionalLink, optionalPhone } from '../contact-points.ts'
import { endpoint } from '../endpoint.ts'
import { rule } from '../rules.ts'

/** How to reach the coach by phone, and the link where they meet instead of in the room; '' for either means none. */
export const meetingPlaceBody = z.object({
  phone: optionalPhone(40, 'telephone_line'),
  link: optionalLink(500, 'meeting_link', rule('meeting_link_invalid')),
})
export type MeetingPlace = z.infer<typeof meetingPlaceBody>

const meetingPlace = z.object({ phone: z.string(), link: z.string() })

export const getMeetingPlace = endpoint({
  method: 'GET',
  path: '/coach/meeting-place/',
  summary: "The coach's telephone line and own meeting link",
  access: 'coach',
  status: 200,
  reply: meetingPlace,
})

export const saveMeetingPlace = endpoint({
  method: 'PUT',
  path: '/coach/meeting-place/',
  summary:
    'Choose both: the telephone line stands in the room for the student while it is open; with a link, sessions ahead meet there from now on',
  access: 'coach',
  body: meetingPlaceBody,
  status: 200,
  reply: meetingPlace,
})
