import { type LiveEvent, type LiveFrame, liveFrame, SOCKET_CLOSED } from '@shinequo/contract/events'
import type { WebSocket } from 'ws'
import { notifierOf } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { endSocket, type LiveConnections } from '../../../plugins/live-connections.ts'
import { RECENT_MS, RecentKeys } from '../../../plugins/recent-keys.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { issueTicket, redeemTicket, type TicketHolder } from '../../accounts/tickets/service.ts'
import { ClaimEnds } from '../../availability/claim-ends/service.ts'

/** Issues a ticket for a live page to any signed-in person: the page reveals no more than their own requests would. */
export async function liveTicket(context: Context, actor: Actor): Promise<Outcome<{ ticket: string }>> {
  const ticket = await issueTicket(context, actor, { kind: 'live' })
  return ticket === undefined ? refuse('unauthorized') : ok({ ticket })
}

/** Consumes a ticket for a live page and returns its holder. */
export async function admit(context: Context, ticket: string): Promise<Outcome<TicketHolder>> {
  const admitted = await redeemTicket(context, ticket)
  return admitted?.place.kind === 'live' ? ok(admitted) : refuse('unauthorized')
}

/** The most live pages of one account. Opening another closes the oldest. */
const MAX_PAGES = 10

/** A page gets one notification of a kind in this time, since it then reads all changes at once. */
const REST_MS = 500
/** The most messages from one page in ten seconds, and the most characters of one; fifty ids take two thousand. */
const MAX_FRAMES = 100
const FRAMES_WINDOW_MS = 10_000
const MAX_CHARACTERS = 4000

/** The only key of needs: all administrators see the same. */
const EVERYBODY = 'all'

interface Page {
  readonly socket: WebSocket
  readonly actor: Actor
  watched: ReadonlySet<string>
  /** The notifications sent within REST_MS; true if another one is pending. */
  readonly resting: Map<string, boolean>
  frames: number
}

/**
 * The live pages that are open in this process. Each is notified of what to load again, without content. Notifications
 * about a session go to its two people, those about a coach's times to the pages that show them, and those about what
 * waits for administrators to all of these.
 */
export class LivePages {
  readonly #context: Context
  readonly #live: LiveConnections
  readonly #ofAccount = new Map<string, Set<Page>>()
  readonly #ofProfile = new Map<string, Set<Page>>()
  readonly #ofCoach = new Map<string, Set<Page>>()
  readonly #ofAdministrators = new Set<Page>()
  readonly #sessions: RecentKeys
  readonly #times: RecentKeys
  readonly #needs: RecentKeys
  readonly #claimEnds: ClaimEnds

  constructor(context: Context, live: LiveConnections) {
    this.#context = context
    this.#live = live
    const now = () => context.clock.now()
    this.#sessions = new RecentKeys(now)
    this.#times = new RecentKeys(now)
    this.#needs = new RecentKeys(now)
    notifierOf(context, 'sessions').onChange((ids, again) => {
      if (!again) this.#hear(ids, this.#sessions, this.#ofProfile, sendSessionsChanged)
    })
    notifierOf(context, 'needs').onChange((keys, again) => {
      if (again) return
      if (keys) this.#needs.add([EVERYBODY])
      for (const page of this.#ofAdministrators) sendNeedsChanged(page)
    })
    const onTimesChanged = (ids: readonly string[] | null) =>
      this.#hear(ids, this.#times, this.#ofCoach, sendTimesChanged)
    this.#claimEnds = new ClaimEnds(context, onTimesChanged)
    notifierOf(context, 'availability').onChange((ids, again) => {
      this.#claimEnds.changed(ids)
      if (!again) onTimesChanged(ids)
    })
  }

  /** Subscribes to changes from other processes. Call it once, before the process serves requests. */
  async watch(): Promise<void> {
    await notifierOf(this.#context, 'sessions').watch()
    await notifierOf(this.#context, 'needs').watch()
  }

  /** Resolves when it makes no more database queries. */
  stop(): Promise<void> {
    return this.#claimEnds.stop()
  }

  /** Notifies a page until its connection ends. */
  add(socket: WebSocket, holder: TicketHolder): void {
    const { actor } = holder
    const page: Page = { socket, actor, watched: new Set(), resting: new Map(), frames: 0 }
    socket.on('message', (data, isBinary) => this.#follow(page, isBinary ? '' : String(data)))
    socket.on('close', () => this.#forget(page))
    put(this.#ofAccount, actor.accountId, page)
    put(this.#ofProfile, actor.profileId, page)
    if (actor.role === 'admin') this.#ofAdministrators.add(page)
    const [oldest, ...others] = this.#ofAccount.get(actor.accountId) ?? []
    if (oldest && others.length >= MAX_PAGES) {
      this.#forget(oldest)
      endSocket(oldest.socket, SOCKET_CLOSED.elsewhere)
    }
    this.#live.add('page', socket, holder, () => tell(page, { type: 'beat' }))
    if (this.#sessions.has(actor.profileId)) sendSessionsChanged(page)
    if (actor.role === 'admin' && this.#needs.has(EVERYBODY)) sendNeedsChanged(page)
  }

  #follow(page: Page, text: string): void {
    page.frames += 1
    if (page.frames === 1) setTimeout(() => (page.frames = 0), FRAMES_WINDOW_MS).unref()
    const frame = page.frames > MAX_FRAMES ? undefined : frameOf(text)
    if (!frame) {
      this.#forget(page)
      endSocket(page.socket, SOCKET_CLOSED.refused)
    } else if (this.#ofAccount.get(page.actor.accountId)?.has(page)) {
      this.#watch(page, new Set(frame.watch))
    }
  }

  #watch(page: Page, coachIds: ReadonlySet<string>): void {
    const before = page.watched
    page.watched = coachIds
    for (const id of before) if (!page.watched.has(id)) this.#leave(id, page)
    for (const id of page.watched) {
      put(this.#ofCoach, id, page)
      // Includes holds that expired before anybody watched the coach: the page may have read before then.
      this.#claimEnds.follow(id, this.#context.clock.now() - RECENT_MS)
      if (!before.has(id) && this.#times.has(id)) sendTimesChanged(page, id)
    }
  }

  #forget(page: Page): void {
    const { accountId, profileId } = page.actor
    drop(this.#ofAccount, accountId, page)
    drop(this.#ofProfile, profileId, page)
    this.#ofAdministrators.delete(page)
    for (const id of page.watched) this.#leave(id, page)
  }

  #leave(coachId: string, page: Page): void {
    drop(this.#ofCoach, coachId, page)
    if (!this.#ofCoach.has(coachId)) this.#claimEnds.leave(coachId)
  }

  #hear(
    ids: readonly string[] | null,
    recent: RecentKeys,
    pages: ReadonlyMap<string, ReadonlySet<Page>>,
    tellOf: (page: Page, id: string) => void,
  ): void {
    if (ids) recent.add(ids)
    for (const id of ids ?? pages.keys()) for (const page of pages.get(id) ?? []) tellOf(page, id)
  }
}

const sendSessionsChanged = (page: Page) => sendInOrder(page, { type: 'sessions' })

const sendNeedsChanged = (page: Page) => sendInOrder(page, { type: 'needs' })

const sendTimesChanged = (page: Page, mentor_id: string) => sendInOrder(page, { type: 'times', mentor_id })

/**
 * Sends a notification at once unless the same one was sent within REST_MS; otherwise sends one afterwards for all that
 * came meanwhile.
 */
function sendInOrder(page: Page, event: LiveEvent): void {
  const what = JSON.stringify(event)
  if (page.resting.has(what)) {
    page.resting.set(what, true)
    return
  }
  page.resting.set(what, false)
  tell(page, event)
  setTimeout(() => {
    const more = page.resting.get(what)
    page.resting.delete(what)
    if (more) sendInOrder(page, event)
  }, REST_MS).unref()
}

function tell({ socket }: Page, event: LiveEvent): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event))
}

function frameOf(text: string): LiveFrame | undefined {
  try {
    return text.length > MAX_CHARACTERS ? undefined : liveFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function put(pages: Map<string, Set<Page>>, key: string, page: Page): void {
  pages.set(key, (pages.get(key) ?? new Set()).add(page))
}

function drop(pages: Map<string, Set<Page>>, key: string, page: Page): void {
  const found = pages.get(key)
  if (found?.delete(page) && found.size === 0) pages.delete(key)
}
