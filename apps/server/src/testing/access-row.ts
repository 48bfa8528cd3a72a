import type { ENDPOINTS_BY_NOUN } from '@shinequo/contract/endpoints'
import type { AccessWorld, Caller } from './access-world.ts'

/** A cell without a call, and the reason. */
export interface NotApplicable {
  readonly notApplicable: string
}

/** What a call sends, independent of the caller. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  payload?: Buffer
}

export interface BadInput {
  /** What is wrong, for the name of the test. */
  readonly wrong: string
  readonly send: (world: AccessWorld) => Sent
  /** The key of `errors` in the 400; null if the path itself names nothing (404). */
  readonly field: string | null
}

/** One endpoint: what the student sends for their own things, and the status for each caller who sends the same. */
export interface AccessRow {
  readonly send: (world: AccessWorld) => Sent
  readonly answers: Record<Caller, number | NotApplicable>
  /** Closed to students without a proved school. */
  readonly needsSchool?: true
  /** A successful response to anybody but the student and their coach never contains these. */
  readonly hides?: (world: AccessWorld) => string[]
  readonly bad: readonly BadInput[] | NotApplicable
  /** A refused try is an entry of the audit, too. It changes nothing else. */
  readonly auditsRefusals?: true
}

/** The rows of a noun: one for each of its endpoints, no others. */
export type AccessRows<Noun extends keyof typeof ENDPOINTS_BY_NOUN> = Record<
  keyof (typeof ENDPOINTS_BY_NOUN)[Noun],
  AccessRow
>

export const because = (notApplicable: string): NotApplicable => ({ notApplicable })
const PUBLIC = because('public: a token plays no part')

/** Public calls give everybody the same reply, so the signed-out caller is enough for all roles. */
export function publicAnswers(signedOut: number): AccessRow['answers'] {
  return {
    signedOut,
    student: PUBLIC,
    otherStudent: PUBLIC,
    coach: PUBLIC,
    otherCoach: PUBLIC,
    admin: PUBLIC,
  }
}

/** Calls about the caller's own things, or about what every signed-in person may read. */
export const EVERYBODY_SIGNED_IN = {
  signedOut: 401,
  student: 200,
  otherStudent: 200,
  coach: 200,
  otherCoach: 200,
  admin: 200,
} as const

/** Calls about what belongs to a student's own profile. */
export const STUDENTS_ONLY = { ...EVERYBODY_SIGNED_IN, coach: 403, otherCoach: 403, admin: 403 } as const

export const NO_INPUT = because('takes no input')
/** A well-formed id that nothing has. */
export const MISSING_ID = '00000000-0000-4000-8000-000000000000'
export const MISSING = { params: { id: MISSING_ID } }

/** Calls for coaches only. A coach who is a stranger to the student gets `otherCoach`. */
export function coachAnswers(coach: number, otherCoach: number): AccessRow['answers'] {
  return { signedOut: 401, student: 403, otherStudent: 403, coach, otherCoach, admin: 403 }
}

/** Calls for administrators. */
export function adminAnswers(admin: number): AccessRow['answers'] {
  return { signedOut: 401, student: 403, otherStudent: 403, coach: 403, otherCoach: 403, admin }
}

/** A multipart upload of one field and a file. */
export function upload(userId: string, file: Buffer): Sent {
  const boundary = 'access-table'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="user_id"\r\n\r\n${userId}\r\n`),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** One white pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)
