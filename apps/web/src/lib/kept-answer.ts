import type { Endpoint, ReplyOf } from '@shinequo/contract/endpoint'
import { mayShowKept, tokenAccount } from './token-role.ts'
import { keptAnswers, storeKeptAnswers } from './token-store.ts'

/**
 * Answers that this device keeps, so that the account and the first pages of coaches and administrators are there before
 * the server has answered. They belong to one account and are deleted with its tokens. Whoever keeps one leaves out what students wrote.
 */
interface Kept {
  readonly account: string
  /** By the path of the endpoint. */
  readonly answers: Readonly<Record<string, unknown>>
}

const read = () => JSON.parse(keptAnswers() ?? 'null') as Kept | null

function keep({ path }: Endpoint, account: string, reply: unknown): void {
  const kept = read()
  const answers = { ...(kept?.account === account && kept.answers), [path]: reply }
  storeKeptAnswers(JSON.stringify({ account, answers } satisfies Kept))
}

/**
 * The kept answer of an endpoint if it is certainly that of the signed-in person, who was here within the last day.
 * Undefined too if it comes from another version of the app and does not fit.
 */
export function keptAnswer<E extends Endpoint>({ path, reply }: E): ReplyOf<E> | undefined {
  const kept = read()
  if (kept === null || !mayShowKept(kept.account)) return undefined
  const result = reply.safeParse(kept.answers[path])
  return result.success ? (result.data as ReplyOf<E>) : undefined
}

/**
 * The options of a query of staff that begins with the answer that this device keeps, and keeps the newest. `bare` makes
 * of an answer what may be kept; `load` makes the call.
 */
export function keeping<E extends Endpoint>(
  endpoint: E,
  load: (signal: AbortSignal) => Promise<ReplyOf<E>>,
  bare: (reply: ReplyOf<E>) => ReplyOf<E> = (reply) => reply,
) {
  return {
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      // Somebody else may sign in meanwhile.
      const account = tokenAccount()
      const reply = await load(signal)
      if (account !== null) keep(endpoint, account, bare(reply))
      return reply
    },
    initialData: () => keptAnswer(endpoint),
    initialDataUpdatedAt: 0,
  }
}
