import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, MISSING_ID } from './access-row.ts'

const STRANGERS = { signedOut: 401, otherStudent: 404, otherCoach: 404, admin: 404 } as const

/** Access to the room of a session. */
export const ROOM_ROWS = {
  getRoom: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...STRANGERS, student: 200, coach: 200 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  listChat: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...STRANGERS, student: 200, coach: 200 },
    bad: [
      { wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      {
        wrong: 'after no number',
        field: 'after',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, query: { after: 'x' } }),
      },
    ],
  },
  sendChat: {
    send: ({ nearBookingId }) => ({
      params: { id: nearBookingId },
      body: { key: '0190a000-0000-7000-8000-000000000001', text: 'Hello' },
    }),
    answers: { ...STRANGERS, student: 201, coach: 201 },
    bad: [
      {
        wrong: 'no words',
        field: 'text',
        send: ({ nearBookingId }) => ({
          params: { id: nearBookingId },
          body: { key: '0190a000-0000-7000-8000-000000000001', text: '  ' },
        }),
      },
      {
        wrong: 'no key',
        field: 'key',
        send: ({ nearBookingId }) => ({ params: { id: nearBookingId }, body: { key: 'x', text: 'Hello' } }),
      },
    ],
  },
  issueTicket: {
    send: ({ nearBookingId }) => ({ body: { for: 'room', booking: nearBookingId } }),
    answers: { ...STRANGERS, student: 201, coach: 201 },
    bad: [
      {
        wrong: 'for nothing',
        field: 'for',
        send: ({ nearBookingId }) => ({ body: { booking: nearBookingId } }),
      },
      { wrong: 'for a room of nothing', field: 'booking', send: () => ({ body: { for: 'room' } }) },
      { wrong: 'no session', field: 'booking', send: () => ({ body: { for: 'room', booking: 'x' } }) },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
