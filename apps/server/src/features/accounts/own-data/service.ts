import { setImmediate as othersTurn } from 'node:timers/promises'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import type { Sql } from '../../../plugins/database/tables.ts'
import { openZip } from '../../../plugins/zip.ts'
import {
  type DataRow,
  type DataSection,
  dataPageEnd,
  dataPageRows,
  dataPageSection,
  dataPageSectionEnd,
  dataPageStart,
} from '../presenter.ts'
import * as traces from '../traces/queries.ts'
import * as queries from './queries.ts'

/** A part of somebody's data: what the page calls it, and how its rows are read. */
interface Section extends DataSection {
  readonly read: (sql: Sql, person: queries.Person) => Promise<readonly object[]>
}

const ACCOUNT: readonly Section[] = [{ key: 'account', title: 'Your account', read: queries.account }]

const STUDENT: readonly Section[] = [
  { key: 'profile', title: 'Your profile', read: queries.studentProfile },
  {
    key: 'questionnaires',
    title: 'What you answered',
    about: 'Every questionnaire that you sent, the newest first.',
    read: queries.questionnaires,
  },
  { key: 'matches', title: 'Your matches', read: traces.matchesOfStudent },
  { key: 'sessions', title: 'Your sessions', read: queries.sessionsOfStudent },
  {
    key: 'chat',
    title: 'Messages in sessions',
    about: 'What you wrote in the rooms of your sessions, and what your coaches wrote to you there.',
    read: queries.chat,
  },
  {
    key: 'held_times',
    title: 'Times held for you',
    about: 'A time is held for you while you book it.',
    read: queries.heldTimes,
  },
  { key: 'feedback', title: 'Feedback you gave', read: queries.feedbackGiven },
  {
    key: 'notes',
    title: 'Notes shared with you',
    about:
      'What your coaches wrote for you to read. Coaches may also keep notes for themselves; they are not in this file. Your programme tells you how to ask about them.',
    read: queries.sharedNotes,
  },
  { key: 'stories', title: 'Your stories on the wall', read: queries.stories },
  { key: 'story_reports', title: 'Stories you reported', read: queries.storyReports },
  { key: 'care_requests', title: 'What you let the staff read', read: queries.careRequests },
  { key: 'school_addresses', title: 'Your address at a school', read: queries.schoolAddresses },
]

const COACH: readonly Section[] = [
  { key: 'profile', title: 'Your page and your rules', read: queries.coachProfile },
  { key: 'weekly_hours', title: 'Your weekly hours', read: queries.weeklyHours },
  {
    key: 'date_overrides',
    title: 'Single dates',
    about: 'Dates with other hours than the week has. One without times is closed.',
    read: queries.dateOverrides,
  },
  { key: 'time_off', title: 'Your days off', read: queries.timeOff },
  { key: 'matches', title: 'Your matches', read: traces.matchesOfCoach },
  { key: 'sessions', title: 'Your sessions', read: queries.sessionsOfCoach },
  {
    key: 'chat',
    title: 'Messages in sessions',
    about: 'What you wrote in the rooms of your sessions. What students wrote is theirs.',
    read: queries.chat,
  },
  { key: 'notes', title: 'Notes you wrote', read: queries.notesWritten },
  {
    key: 'ratings',
    title: 'How students rated you',
    about: 'The stars of each session. What students wrote goes to the programme.',
    read: queries.ratingsReceived,
  },
]

const ADMIN: readonly Section[] = [
  {
    key: 'invitations_sent',
    title: 'Invitations you sent',
    about: 'Without the people: their names and addresses are theirs.',
    read: traces.invitationsSent,
  },
  { key: 'roster_imports', title: 'Lists of people you imported', read: traces.rosterImports },
  { key: 'questionnaire_saves', title: 'Questionnaires you saved', read: traces.questionnaireSaves },
  { key: 'retention_runs', title: 'Removals you began', read: traces.retentionRuns },
  { key: 'story_decisions', title: 'Stories you decided on', read: traces.storyDecisions },
]

const EVERYBODY: readonly Section[] = [
  { key: 'sign_ins', title: 'Where you signed in', read: traces.signIns },
  { key: 'known_devices', title: 'Devices we know', read: traces.knownDevices },
  { key: 'former_addresses', title: 'Addresses you had before', read: traces.formerAddresses },
  { key: 'invitations', title: 'Invitations to your address', read: traces.invitationsReceived },
  { key: 'roster_rows', title: 'Lists that name you', read: traces.rosterRows },
  { key: 'messages', title: 'Mail to you', read: traces.messages },
  { key: 'mail_choices', title: 'Mail you chose', read: traces.mailChoices },
  {
    key: 'acts_of_others',
    title: 'What others did with your record',
    about: 'Who opened it or acted on it, when and why.',
    read: traces.actsOfOthers,
  },
  { key: 'own_acts', title: 'What we wrote down of your own acts', read: traces.ownActs },
]

/** Rows between two looks at what else there is to do. */
const PACKED_AT_A_TIME = 50

const BY_ROLE = { student: STUDENT, coach: COACH, admin: ADMIN }

/**
 * Everything about a person as a ZIP: a page to read, the same as JSON, and the picture. One part is read and packed at
 * a time. Null when there is no such account.
 */
export async function ownDataZip(sql: Sql, accountId: string, now: number): Promise<Buffer | null> {
  const person = await queries.personOf(sql, accountId)
  const [account] = person ? await queries.account(sql, person) : []
  if (!person || !account) return null
  const zip = openZip(new Date(now))
  const page = zip.text('your-data.html')
  const json = zip.text('your-data.json')
  const picture = await queries.picture(sql, person)
  const { first_name, last_name, time_zone } = account
  const zone = time_zone !== null && isTimeZone(time_zone) ? time_zone : 'UTC'
  page.add(dataPageStart({ name: `${first_name} ${last_name}`, zone, now, picture }))
  json.add(`{\n"made_at": ${JSON.stringify(new Date(now))}`)
  for (const { read, ...section } of [...ACCOUNT, ...BY_ROLE[person.role], ...EVERYBODY]) {
    const rows = (await read(sql, person)) as readonly DataRow[]
    page.add(dataPageSection(section, rows.length === 0))
    json.add(`,\n${JSON.stringify(section.key)}: [`)
    for (let at = 0; at < rows.length; at += PACKED_AT_A_TIME) {
      const some = rows.slice(at, at + PACKED_AT_A_TIME)
      page.add(dataPageRows(some, zone))
      const texts = some.map((row) => JSON.stringify(row, null, 2)).join(',\n')
      json.add(`${at === 0 ? '' : ','}\n${texts}`)
      // Packing keeps the process from everything else for a moment.
      await othersTurn()
    }
    page.add(dataPageSectionEnd())
    json.add('\n]')
  }
  page.add(dataPageEnd())
  json.add('\n}\n')
  page.end()
  json.end()
  if (picture) zip.stored('picture.jpg', picture)
  return zip.bytes()
}
