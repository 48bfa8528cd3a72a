import {
  IN_BOTH,
  IN_STUDENTS,
  type NounData,
  OF_ACCOUNT,
  OF_BOTH,
  SELF,
} from '../../plugins/database/personal-data.ts'
import { careRequests, eraseWorries, worriesHandedOver } from './personal-data/queries.ts'

/** Of a worry that nobody has closed, for the student's sake. */
const STAYS_OPEN = { stays: { coach: 'while nobody has closed it' } } as const

export const careData: NounData = {
  tables: {
    // Not all staff read them, so no file that staff have made holds them.
    care_requests: {
      ...OF_BOTH,
      file: 'care_requests',
      seen: SELF,
      ends: { student: 'deleted', coach: eraseWorries },
      kept: { kind: 'care_requests', since: 'answered_at' },
      columns: {
        place: { ...IN_STUDENTS, ...STAYS_OPEN },
        text: { ...IN_BOTH, ...STAYS_OPEN, text: 'lines' },
        answer_note: {
          file: { not: 'what the staff noted for themselves; the programme tells how to ask about it' },
          ...STAYS_OPEN,
          text: 'lines',
        },
      },
    },
    care_request_staff: {
      ...OF_ACCOUNT,
      file: { not: 'to whom a worry was handed over; the act is in the audit' },
    },
    care_staff: { ...OF_ACCOUNT, file: { not: 'whom coaches can name; the choice is in the audit' } },
    care_digests: { nobody: 'how many requests a mail to staff stands for' },
    care_phrases: {
      nobody: 'phrases of danger that the programme added; who did is in the audit',
      columns: { text: { text: 'line' } },
    },
    care_settings: {
      nobody: 'where help is, and the protocol',
      columns: {
        number: { text: 'line' },
        emergency_number: { text: 'line' },
        chat_url: { text: 'link' },
        spanish_chat_url: { text: 'link' },
        asking_for_spanish: { text: 'line' },
        protocol: { text: 'lines' },
        protocol_es: { text: 'lines' },
        contact_email: { text: 'address' },
        hours: { text: 'line' },
      },
    },
  },
  sections: [
    { of: 'student', key: 'care_requests', title: 'careRequestsTitle', read: careRequests, forStaff: null },
    { of: 'coach', key: 'care_requests', title: 'worriesTitle', read: worriesHandedOver, forStaff: null },
  ],
}
