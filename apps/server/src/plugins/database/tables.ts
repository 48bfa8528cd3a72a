import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { AccountsTables } from '../../features/accounts/tables.ts'
import type { AuditTables } from '../../features/audit/tables.ts'
import type { AvailabilityTables } from '../../features/availability/tables.ts'
import type { BookingsTables } from '../../features/bookings/tables.ts'
import type { CalendarsTables } from '../../features/calendars/tables.ts'
import type { CareTables } from '../../features/care/tables.ts'
import type { CoachesTables } from '../../features/coaches/tables.ts'
import type { CommunityTables } from '../../features/community/tables.ts'
import type { FeedTables } from '../../features/feed/tables.ts'
import type { FeedbackTables } from '../../features/feedback/tables.ts'
import type { MatchingTables } from '../../features/matching/tables.ts'
import type { NotificationsTables } from '../../features/notifications/tables.ts'
import type { PeopleTables } from '../../features/people/tables.ts'
import type { ProfilesTables } from '../../features/profiles/tables.ts'
import type { ProgrammeTables } from '../../features/programme/tables.ts'
import type { QuestionnaireTables } from '../../features/questionnaire/tables.ts'
import type { RetentionTables } from '../../features/retention/tables.ts'
import type { RostersTables } from '../../features/rosters/tables.ts'
import type { SchoolsTables } from '../../features/schools/tables.ts'
import type { SessionsTables } from '../../features/sessions/tables.ts'

/** The tables of plugins, which serve every noun. */
interface PluginTables {
  rate_limits: { key: string; points: Generated<number>; expire: number | null }
  idempotency_keys: {
    account_id: string
    key: string
    request_hash: string
    reply: unknown
    created_at: Date
  }
  /** How far the texts of each table are normalised. */
  cleaned_texts: {
    table_name: string
    /** How often it was gone through to the end. */
    passes: Generated<number>
    /** The key of the last row of this pass, as JSON; null before the first. */
    reached: ColumnType<unknown, string | null | undefined, string | null>
    changed: Generated<string>
    /** Texts that would have become empty, or an address that another row has. */
    left_as_they_are: Generated<string>
    finished_at: Generated<Date | null>
  }
  /** Objects in the bucket that no row refers to: uploads on the way, and those to be removed. */
  file_removals: {
    object: string
    due_at: Generated<Date>
    /** Its removal has begun, so that no row may refer to it any more. */
    taken: Generated<boolean>
  }
  /** One row: where new files are stored, if there is a bucket. */
  file_home: { id: number; place: 'bucket' | 'database' }
  /** One row, which the service writes to see whether it can. */
  readiness: { id: number; checked_at: Date }
  /** The hashed files of the web app's builds. */
  web_assets: {
    /** The file's name, which contains a hash of what it holds. */
    name: string
    /** How `body` is compressed, as in Content-Encoding. */
    encoding: 'br' | 'identity'
    body: Uint8Array
    /** When a server last had it in its build. */
    seen_at: Date
  }
}

/** The columns of every table, as both engines return them: instants are Date, dates 'yyyy-mm-dd', numbers number. */
export interface Tables
  extends AccountsTables,
    AuditTables,
    AvailabilityTables,
    BookingsTables,
    CalendarsTables,
    CareTables,
    CoachesTables,
    CommunityTables,
    FeedTables,
    FeedbackTables,
    MatchingTables,
    NotificationsTables,
    PeopleTables,
    ProfilesTables,
    ProgrammeTables,
    QuestionnaireTables,
    RetentionTables,
    RostersTables,
    SchoolsTables,
    SessionsTables,
    PluginTables {}

/** Where a query may run: the root handle or a transaction. Queries take it as their first argument. */
export type Sql = Kysely<Tables>
/** A running transaction. Functions that write take it, so that a use case is one transaction. */
export type Trx = Transaction<Tables>
