import {
  HASH,
  IN_STUDENTS,
  NO_READER,
  type NounData,
  OF_ACCOUNT,
  OF_STUDENT,
  OFFICE,
  SELF,
} from '../../plugins/database/personal-data.ts'
import * as queries from './personal-data/queries.ts'
import type { ViewConditions } from './tables.ts'

export const peopleData: NounData = {
  tables: {
    // Their messages are deleted with them.
    invitations: {
      whose: { address: 'email' },
      file: 'invitations',
      seen: OFFICE,
      ends: queries.eraseInvitations,
      kept: { kind: 'invitations', since: queries.isInvitationOver },
      columns: {
        token_hash: HASH,
        email: { finds: true, text: 'address' },
        first_name: { ...IN_STUDENTS, text: 'name' },
        last_name: { ...IN_STUDENTS, text: 'name' },
        school: { ...IN_STUDENTS, text: 'line' },
        state: { ...IN_STUDENTS, text: 'line' },
        city: { ...IN_STUDENTS, text: 'line' },
        locale: { file: { not: 'the language of a mail, which whoever invited chose' } },
      },
    },
    invitation_words: {
      whose: {},
      file: { not: 'words of the programme, in which placeholders stand for names' },
      seen: OFFICE,
      ends: { stays: 'words of the programme, about nobody' },
      columns: { locale: {}, subject: { text: 'line' }, body: { text: 'lines' } },
    },
    people_views: {
      ...OF_ACCOUNT,
      file: 'people_views',
      plain: { of: 'admin', title: 'peopleViewsTitle', order: 'name' },
      seen: SELF,
      columns: {
        name: { file: true, text: 'line' },
        key: { file: { not: 'the name without capitals' } },
        search: { file: true, text: 'line' },
        query: { file: 'conditions', show: conditionsOf },
      },
    },
    bulk_acts: {
      whose: { account: 'asked_by' },
      file: { not: 'what an administrator did to many at once; the acts themselves are in the file' },
      seen: OFFICE,
      ends: { stays: 'who asked is only an id, which identifies nobody any more' },
      columns: { act: {}, school: {}, reason: { text: 'lines' }, note: { text: 'lines' } },
    },
    bulk_act_targets: {
      whose: { account: 'target_id' },
      file: { not: 'how an act on each of many went; the acts themselves are in the file' },
      seen: OFFICE,
      ends: 'blanked',
      columns: {
        act_id: {},
        position: {},
        target_id: {},
        state: {},
        code: {},
        former: {},
        // With the school that a student stated; only an undo reads it.
        former_school: { seen: NO_READER, blank: null },
        taken_at: {},
      },
    },
    student_standings: {
      ...OF_STUDENT,
      file: { not: 'computed from the profile, the matches and the sessions, which are in the file' },
      columns: { school: {}, school_name: {}, coach_name: {} },
    },
    standing_changes: {
      whose: { student: 'student_profile_id' },
      file: { not: 'that something of the others changed, until it is computed' },
      seen: OFFICE,
      ends: { stays: 'an id, until it is computed' },
    },
  },
  sections: [
    {
      of: 'admin',
      key: 'invitations_sent',
      title: 'invitationsSentTitle',
      about: 'aboutInvitationsSent',
      read: queries.invitationsSent,
    },
    { of: 'everybody', key: 'invitations', title: 'invitationsTitle', read: queries.invitationsReceived },
  ],
}

/** The conditions of a view by their codes, without whom they name. */
function conditionsOf({ coach, ...query }: ViewConditions): string {
  return Object.entries({ ...query, ...(coach && { coach: 'one' }) })
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}
