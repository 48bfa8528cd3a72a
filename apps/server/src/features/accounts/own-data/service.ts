import { setImmediate as othersTurn } from 'node:timers/promises'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { readFile } from '../../../plugins/files/files.ts'
import { openZip } from '../../../plugins/zip.ts'
import * as sessions from '../own-sessions/queries.ts'
import {
  type DataRow,
  type DataSection,
  dataPageEnd,
  dataPageRows,
  dataPageSection,
  dataPageSectionEnd,
  dataPageStart,
} from '../presenter.ts'
import * as staffFile from '../staff-file/service.ts'
import * as staffTraces from '../staff-traces/queries.ts'
import * as traces from '../traces/queries.ts'
import * as queries from './queries.ts'

type Read = (sql: Sql, person: queries.Person) => Promise<readonly object[]>

/** A section of a person's data: its title on the page, and how to read its rows. */
interface Section extends DataSection {
  readonly read: Read
  /** How it is read for a file that staff have made; null leaves the section out. By default like the person's own. */
  readonly forStaff?: Read | null
}

const account = ({ ownData }: ServerMessages): readonly Section[] => [
  { key: 'account', title: ownData.accountTitle, read: queries.account },
]

const student = ({ ownData }: ServerMessages): readonly Section[] => [
  {
    key: 'profile',
    title: ownData.profileTitle,
    read: queries.studentProfile,
    forStaff: staffFile.studentProfile,
  },
  {
    key: 'questionnaires',
    title: ownData.answersTitle,
    about: ownData.aboutAnswers,
    read: queries.questionnaires,
    forStaff: null,
  },
  {
    key: 'matches',
    title: ownData.matchesTitle,
    read: traces.matchesOfStudent,
    forStaff: staffFile.matchesOfStudent,
  },
  {
    key: 'sessions',
    title: ownData.sessionsTitle,
    read: sessions.sessionsOfStudent,
    forStaff: staffFile.sessionsOfStudent,
  },
  {
    key: 'chat',
    title: ownData.chatTitle,
    about: ownData.aboutChatOfStudent,
    read: sessions.chat,
    forStaff: null,
  },
  {
    key: 'held_times',
    title: ownData.heldTimesTitle,
    about: ownData.aboutHeldTimes,
    read: sessions.heldTimes,
  },
  { key: 'suggestions', title: ownData.suggestionsToYouTitle, read: traces.suggestions },
  {
    key: 'feedback',
    title: ownData.feedbackTitle,
    read: sessions.feedbackGiven,
    forStaff: staffFile.feedbackGiven,
  },
  {
    key: 'notes',
    title: ownData.sharedNotesTitle,
    about: ownData.aboutSharedNotes,
    read: sessions.sharedNotes,
    forStaff: null,
  },
  { key: 'stories', title: ownData.storiesTitle, read: queries.stories, forStaff: null },
  { key: 'story_reports', title: ownData.storyReportsTitle, read: queries.storyReports, forStaff: null },
  { key: 'story_thanks', title: ownData.storyThanksTitle, read: traces.storyThanks, forStaff: null },
  { key: 'wall_waits', title: ownData.wallWaitsTitle, read: traces.wallWaits },
  { key: 'care_requests', title: ownData.careRequestsTitle, read: queries.careRequests, forStaff: null },
  { key: 'school_addresses', title: ownData.schoolAddressesTitle, read: traces.schoolAddresses },
]

const coach = ({ ownData }: ServerMessages): readonly Section[] => [
  { key: 'profile', title: ownData.coachPageTitle, read: queries.coachProfile },
  { key: 'weekly_hours', title: ownData.weeklyHoursTitle, read: queries.weeklyHours },
  {
    key: 'date_overrides',
    title: ownData.singleDatesTitle,
    about: ownData.aboutSingleDates,
    read: queries.dateOverrides,
  },
  { key: 'time_off', title: ownData.daysOffTitle, read: queries.timeOff },
  { key: 'matches', title: ownData.matchesTitle, read: traces.matchesOfCoach },
  {
    key: 'sessions',
    title: ownData.sessionsTitle,
    read: sessions.sessionsOfCoach,
    forStaff: staffFile.sessionsOfCoach,
  },
  { key: 'suggestions', title: ownData.suggestionsByYouTitle, read: traces.suggestions },
  {
    key: 'chat',
    title: ownData.chatTitle,
    about: ownData.aboutChatOfCoach,
    read: sessions.chat,
    forStaff: null,
  },
  { key: 'notes', title: ownData.notesWrittenTitle, read: sessions.notesWritten, forStaff: null },
  { key: 'care_requests', title: ownData.worriesTitle, read: traces.worriesHandedOver, forStaff: null },
  {
    key: 'ratings',
    title: ownData.ratingsTitle,
    about: ownData.aboutRatings,
    read: sessions.ratingsReceived,
    forStaff: staffFile.ratingsReceived,
  },
]

const admin = ({ ownData }: ServerMessages): readonly Section[] => [
  {
    key: 'invitations_sent',
    title: ownData.invitationsSentTitle,
    about: ownData.aboutInvitationsSent,
    read: staffTraces.invitationsSent,
  },
  { key: 'roster_imports', title: ownData.rosterImportsTitle, read: staffTraces.rosterImports },
  {
    key: 'questionnaire_saves',
    title: ownData.questionnaireSavesTitle,
    read: staffTraces.questionnaireSaves,
  },
  { key: 'retention_runs', title: ownData.retentionRunsTitle, read: staffTraces.retentionRuns },
  { key: 'story_decisions', title: ownData.storyDecisionsTitle, read: staffTraces.storyDecisions },
]

const everybody = ({ ownData }: ServerMessages): readonly Section[] => [
  { key: 'sign_ins', title: ownData.signInsTitle, read: traces.signIns },
  { key: 'known_devices', title: ownData.knownDevicesTitle, read: traces.knownDevices },
  { key: 'former_addresses', title: ownData.formerAddressesTitle, read: traces.formerAddresses },
  { key: 'wanted_addresses', title: ownData.wantedAddressesTitle, read: traces.wantedAddresses },
  { key: 'requested_addresses', title: ownData.requestedAddressesTitle, read: traces.requestedAddresses },
  { key: 'invitations', title: ownData.invitationsTitle, read: traces.invitationsReceived },
  { key: 'roster_rows', title: ownData.rosterRowsTitle, read: traces.rosterRows },
  { key: 'messages', title: ownData.mailTitle, read: traces.messages, forStaff: staffFile.messages },
  { key: 'mail_choices', title: ownData.mailChoicesTitle, read: traces.mailChoices },
  {
    key: 'acts_of_others',
    title: ownData.actsOfOthersTitle,
    about: ownData.aboutActsOfOthers,
    read: traces.actsOfOthers,
    forStaff: staffFile.actsOfOthers,
  },
  { key: 'own_acts', title: ownData.ownActsTitle, read: staffTraces.ownActs },
]

/** Rows packed before yielding to other work of the process. */
const PACKED_AT_A_TIME = 50

const BY_ROLE = { student, coach, admin }

/** Who had a file made: the person, who gets everything, or staff, who get what is not promised to others or nobody. */
export type FileMaker = 'person' | 'staff'

/**
 * The data of a person as a ZIP: a page in their language, the same data as JSON, and the picture. Reads and packs
 * one section at a time. Null when there is no such account. Throws FileUnavailable.
 */
export async function dataZip(
  context: Pick<Context, 'database' | 'files' | 'log'>,
  accountId: string,
  now: number,
  maker: FileMaker,
): Promise<Buffer | null> {
  const sql = context.database.root
  const person = await queries.personOf(sql, accountId)
  const [own] = person ? await queries.account(sql, person) : []
  if (!person || !own) return null
  const zip = openZip(new Date(now))
  const page = zip.text('your-data.html')
  const json = zip.text('your-data.json')
  const portrait = await queries.picture(sql, person)
  const picture = portrait && (await readFile(context, portrait))
  const { first_name, last_name, time_zone, language } = own
  const messages = messagesOf(language)
  const zone = time_zone !== null && isTimeZone(time_zone) ? time_zone : 'UTC'
  page.add(dataPageStart(messages, { name: `${first_name} ${last_name}`, zone, now, picture, maker }))
  json.add(`{\n"made_at": ${JSON.stringify(new Date(now))}`)
  const sections = [account, BY_ROLE[person.role], everybody].flatMap((part) => part(messages))
  for (const { read: ownRead, forStaff = ownRead, ...section } of sections) {
    const read = maker === 'staff' ? forStaff : ownRead
    if (!read) continue
    const rows = (await read(sql, person)) as readonly DataRow[]
    page.add(dataPageSection(messages, section, rows.length === 0))
    json.add(`,\n${JSON.stringify(section.key)}: [`)
    for (let at = 0; at < rows.length; at += PACKED_AT_A_TIME) {
      const some = rows.slice(at, at + PACKED_AT_A_TIME)
      page.add(dataPageRows(messages, some, zone))
      const texts = some.map((row) => JSON.stringify(row, null, 2)).join(',\n')
      json.add(`${at === 0 ? '' : ','}\n${texts}`)
      // Packing blocks the event loop.
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
