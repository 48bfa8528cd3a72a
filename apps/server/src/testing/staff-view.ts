import type { Endpoint } from '@shinequo/contract/endpoint'
import { ENDPOINTS } from '@shinequo/contract/endpoints'
import type { Actor } from '../plugins/tokens.ts'
import { addressOf, type TestApp } from './test-app.ts'
import { filesInZip } from './zip-files.ts'

/** What an administrator puts into addresses and searches. */
export interface LookedAt {
  /** Ids of accounts and coaches. */
  readonly ids: readonly string[]
  /** Ids of students' accounts. */
  readonly students: readonly string[]
  /** Ids that entries of the audit may be about. */
  readonly subjects: readonly string[]
  readonly names: readonly string[]
}

type Queries = readonly Record<string, string>[]

/** The queries with which a call is made. One that is not here is made without. */
function queriesOf(name: string, { students, subjects, names }: LookedAt): Queries {
  const each = (key: string, values: readonly string[]): Queries => values.map((value) => ({ [key]: value }))
  const audit = [
    {},
    { action: 'story.author_opened' },
    ...each('person', names),
    ...each('subject', subjects),
  ]
  const queries: Readonly<Record<string, Queries>> = {
    listAuditEntries: audit,
    exportAudit: [{}, ...each('person', names)],
    listPeople: [{}, { role: 'student' }, ...each('search', names)],
    listStoriesToReview: each('list', ['queue', 'published', 'refused']),
    listCareRequests: each('list', ['open', 'answered']),
    listMatches: each('status', ['pending', 'accepted', 'ended']),
    listUnmatched: each('group', ['requested', 'no_coach', 'no_answers']),
    listCandidates: each('student', students),
    exportProgramme: each('table', ['sessions', 'load', 'funnel', 'hours']),
    countDue: [{ days: '30' }],
    previewJoining: [{ into: 'quincy_college' }],
    getProgrammeFigures: each('period', ['term', 'last_term', '30d', '7d']),
  }
  return queries[name] ?? [{}]
}

/** The values for the parameters of an address. */
function paramsOf({ path }: Endpoint, { ids }: LookedAt): Record<string, string>[] {
  const [, name] = /:(\w+)/.exec(path) ?? []
  if (name === undefined) return [{}]
  const values: Readonly<Record<string, readonly string[]>> = {
    id: ids,
    value: ['boston_university'],
    kind: ['chats', 'messages'],
  }
  return (values[name] ?? []).map((value) => ({ [name]: value }))
}

/** The calls with which an administrator reads. Those of everybody read only one's own and what is public. */
const READS = Object.entries(ENDPOINTS).filter(
  ([, { method, access }]: [string, Endpoint]) => method === 'GET' && access === 'admin',
)

/** The names of these calls. */
export const STAFF_READS = READS.map(([name]) => name)

/** The status and the text of every call by its address. A ZIP is given as the text of its files. */
export type StaffView = Readonly<Record<string, string>>

/** Everything that an administrator can read anywhere now. Adds the names of the calls that succeeded to `answered`. */
export async function staffView(
  app: TestApp,
  reader: Actor,
  looked: LookedAt,
  answered = new Set<string>(),
): Promise<StaffView> {
  const headers = { authorization: `Bearer ${app.context.tokens.sign(reader)}` }
  const view: Record<string, string> = {}
  for (const [name, endpoint] of READS) {
    for (const params of paramsOf(endpoint, looked)) {
      for (const query of queriesOf(name, looked)) {
        const url = addressOf(endpoint, params, query)
        const { statusCode, rawPayload, body, headers: sent } = await app.app.inject({ url, headers })
        if (statusCode === 200) answered.add(name)
        const isZip = statusCode === 200 && sent['content-type'] === 'application/zip'
        view[url] = `${statusCode} ${isZip ? JSON.stringify(filesInZip(rawPayload)) : body}`
      }
    }
  }
  return view
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * The same view with a name in place of each `known` id, and with a number in place of any other, in the order in which
 * they first occur: two worlds in which the same things happened give the same.
 */
export function withoutIds(view: StaffView, known: ReadonlyMap<string, string>): StaffView {
  const numbers = new Map<string, string>()
  const plain = (text: string) =>
    text.replace(UUID, (id) => {
      const name = known.get(id)
      if (name !== undefined) return name
      const number = numbers.get(id) ?? `#${numbers.size + 1}`
      numbers.set(id, number)
      return number
    })
  return Object.fromEntries(Object.entries(view).map(([url, text]) => [plain(url), plain(text)]))
}
