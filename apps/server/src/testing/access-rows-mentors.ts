import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, EVERYBODY_SIGNED_IN, MISSING_ID } from './access-row.ts'

const badPage = (field: string, wrong: string, value: string) => ({
  wrong,
  field,
  send: () => ({ query: { [field]: value } }),
})

/** The calls by which students look for coaches. */
export const MENTOR_ROWS = {
  listMentors: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ coach, joiningCoach }) => [coach.email, joiningCoach.profileId],
    bad: [
      badPage('limit', 'no coach a page', '0'),
      badPage('limit', 'more than a page holds', '51'),
      badPage('limit', 'half a coach', '1.5'),
      badPage('limit', 'no number', 'all'),
      badPage('cursor', 'a cursor of its own making', 'nowhere'),
      badPage('free_before', 'a date without a time', '2026-11-20'),
      badPage('search', 'U+0000 in what is searched', 'a\u0000'),
      badPage('focus', 'a focus longer than any', 'a'.repeat(121)),
      badPage('language', 'a language longer than any', 'a'.repeat(121)),
    ],
  },
  getMentor: {
    send: ({ coach }) => ({ params: { id: coach.profileId } }),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ coach }) => [coach.email],
    bad: [
      { wrong: 'an id of nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      { wrong: 'what is no id', field: null, send: () => ({ params: { id: 'nobody' } }) },
      {
        wrong: 'a coach who is not open',
        field: null,
        send: ({ joiningCoach }) => ({ params: { id: joiningCoach.profileId } }),
      },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
