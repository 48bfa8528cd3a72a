import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'

/** How to reach the coach by phone, and the link where they meet instead of in the room; '' for either means none. */
export const meetingPlaceBody = z.object({
  phone: field.text(40, 'telephone_line'),
  link: field.text(500, 'meeting_link'),
})
export type MeetingPlace = z.infer<typeof meetingPlaceBody>

export const getMeetingPlace = endpoint({
  method: 'GET',
  path: '/coach/meeting-place/',
  summary: "The coach's telephone line and own meeting link",
  access: 'coach',
  status: 200,
  reply: meetingPlaceBody,
})

export const saveMeetingPlace = endpoint({
  method: 'PUT',
  path: '/coach/meeting-place/',
  summary:
    'Choose both: the telephone line stands in the room for the student while it is open; with a link, sessions ahead meet there from now on',
  access: 'coach',
  body: meetingPlaceBody,
  status: 200,
  reply: meetingPlaceBody,
})
