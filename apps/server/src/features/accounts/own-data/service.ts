import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Role } from '@shinequo/contract/accounts'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import {
  isOfRole,
  type Person,
  type PersonalData,
  type Section,
  tablesOf,
} from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { readFile } from '../../../plugins/files/files.ts'
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
import * as queries from './queries.ts'

/** The order of the sections in a file: those of the role follow the account. Any that is not listed here comes last. */
const ORDER: Readonly<Record<Section['of'], readonly string[]>> = {
  student: [
    ...['profile', 'questionnaires', 'matches', 'sessions', 'chat', 'held_times', 'suggestions'],
    ...['feedback', 'notes', 'stories', 'story_reports', 'story_thanks', 'wall_waits'],
    ...['care_requests', 'school_addresses'],
  ],
  coach: [
    ...['profile', 'weekly_hours', 'date_overrides', 'time_off', 'matches', 'sessions', 'suggestions'],
    ...['chat', 'notes', 'care_requests', 'ratings'],
  ],
  admin: [
    'invitations_sent',
    'people_views',
    'roster_imports',
    'questionnaire_saves',
    'retention_runs',
    'story_decisions',
  ],
  everybody: [
    ...['sign_ins', 'known_devices', 'former_addresses', 'wanted_addresses', 'requested_addresses'],
    ...['invitations', 'roster_rows', 'messages', 'mail_choices', 'acts_of_others', 'own_acts'],
  ],
}

/** A section as it is shown, and its rows; undefined if a file of this maker does not have it. */
interface ReadSection extends DataSection {
  readonly rows: (sql: Sql, person: Person, maker: FileMaker) => Promise<readonly object[] | undefined>
}

/** The sections of a role's file, in their order: those that show a table, and those that a noun reads by a query. */
function sectionsOf(data: PersonalData, role: Role, { ownData }: ServerMessages): ReadSection[] {
  const headed = (key: string, { title, about }: Pick<Section, 'title' | 'about'>): DataSection => ({
    key,
    title: ownData[title],
    ...(about && { about: ownData[about] }),
  })
  const plain = tablesOf(data).flatMap((table): ReadSection[] => {
    const { plain, file } = table
    const isTheirs = plain?.of ? plain.of === role : isOfRole(table, role)
    if (!plain || typeof file !== 'string' || !isTheirs) return []
    const rows: ReadSection['rows'] = (sql, person, maker) =>
      queries.plainRows(sql, table, person, maker === 'staff')
    return [{ ...headed(file, plain), rows }]
  })
  const read = data
    .flatMap(({ sections = [] }) => sections)
    .filter(({ of }) => of === role || of === 'everybody')
    .map((section): ReadSection => ({ ...headed(section.key, section), rows: rowsOf(section) }))
  const order = ['account', ...ORDER[role], ...ORDER.everybody]
  const place = ({ key }: DataSection) => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...plain, ...read].sort((one, other) => place(one) - place(other))
}

function rowsOf({ read, forStaff }: Section): ReadSection['rows'] {
  return async (sql, person, maker) => {
    if (maker === 'staff' && forStaff === null) return undefined
    const rows = await read(sql, person)
    if (maker === 'person' || !forStaff) return rows
    return rows.map((row) => forStaff(row as never)).filter((row) => row !== null)
  }
}

/** Rows packed before yielding to other work of the process. */
const PACKED_AT_A_TIME = 50

/** Who had a file made: the person, who gets everything, or staff, who get what is not promised to others or nobody. */
export type FileMaker = 'person' | 'staff'

/**
 * The data of a person as a ZIP: a page in their language, the same data as JSON, and the picture. Reads and packs
 * one section at a time. Null when there is no such account. Throws FileUnavailable.
 */
export async function dataZip(
  context: Pick<Context, 'database' | 'files' | 'log' | 'personalData'>,
  accountId: string,
  now: number,
  maker: FileMaker,
): Promise<Buffer | null> {
  const sql = context.database.root
  const person = await queries.personOf(sql, accountId)
  if (!person) return null
  const zip = openZip(new Date(now))
  const page = zip.text('your-data.html')
  const json = zip.text('your-data.json')
  const portrait = await queries.picture(sql, person)
  const picture = portrait && (await readFile(context, portrait))
  const { first_name, last_name, time_zone, locale } = person
  const messages = messagesOf(locale)
  const zone = time_zone !== null && isTimeZone(time_zone) ? time_zone : 'UTC'
  page.add(dataPageStart(messages, { name: `${first_name} ${last_name}`, zone, now, picture, maker }))
  json.add(`{\n"made_at": ${JSON.stringify(new Date(now))}`)
  for (const section of sectionsOf(context.personalData, person.role, messages)) {
    const rows = (await section.rows(sql, person, maker)) as readonly DataRow[] | undefined
    if (!rows) continue
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
