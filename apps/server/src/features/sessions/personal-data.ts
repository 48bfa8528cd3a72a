import {
  BETWEEN_THEM,
  IN_BOTH,
  NO_READER,
  type NounData,
  OF_BOTH,
  OF_SESSION,
  OFFICE,
} from '../../plugins/database/personal-data.ts'
import * as queries from './personal-data/queries.ts'

export const sessionsData: NounData = {
  tables: {
    coach_notes: {
      ...OF_BOTH,
      file: 'notes',
      seen: BETWEEN_THEM,
      columns: { text: { ...IN_BOTH, text: 'lines' } },
    },
    // With the messages written to a student, too.
    session_messages: {
      ...OF_SESSION,
      file: 'chat',
      seen: BETWEEN_THEM,
      ends: { student: 'deleted', coach: queries.eraseChatOfCoach },
      kept: { kind: 'chats', since: queries.isChatOver },
      columns: {
        text: { ...IN_BOTH, text: 'lines', stays: { coach: 'what students wrote belongs to them' } },
      },
    },
    // The signals that their browsers exchanged are deleted with it.
    session_rooms: {
      whose: {},
      file: {
        not: 'who is in a room at the moment; it goes the day after the session, which is in the file with what is kept of a mark as missed',
      },
      seen: OFFICE,
      ends: { stays: 'ids and times, deleted a day after the session' },
      kept: { kind: 'rooms', since: queries.isRoomOver },
    },
    room_signals: {
      whose: {},
      file: {
        not: 'how two browsers find each other for a call, kept for minutes; nothing of it is said by a person',
      },
      seen: NO_READER,
      ends: { with: 'session_rooms' },
      columns: { body: {} },
    },
  },
  sections: [
    {
      of: 'student',
      key: 'chat',
      title: 'chatTitle',
      about: 'aboutChatOfStudent',
      read: queries.chat,
      forStaff: null,
    },
    {
      of: 'coach',
      key: 'chat',
      title: 'chatTitle',
      about: 'aboutChatOfCoach',
      read: queries.chat,
      forStaff: null,
    },
    {
      of: 'student',
      key: 'notes',
      title: 'sharedNotesTitle',
      about: 'aboutSharedNotes',
      read: queries.sharedNotes,
      forStaff: null,
    },
    { of: 'coach', key: 'notes', title: 'notesWrittenTitle', read: queries.notesWritten, forStaff: null },
  ],
}
