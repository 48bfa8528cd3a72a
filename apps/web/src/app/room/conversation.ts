import { listChat, MESSAGE_MAX, type SessionMessage, sendChat } from '@shinequo/contract/sessions/chat'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { call } from '../../lib/api-client.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { Store } from './store.ts'
import { unreadCount } from './unread-count.ts'

/** The state of the chat. */
export interface Written {
  readonly messages: readonly SessionMessage[]
  /** Why the messages could not be loaded; '' if they were. */
  readonly unread: string
  readonly sending: boolean
  /** Why the text was not sent; '' if nothing failed. */
  readonly problem: string
  /** The text being written. */
  readonly draft: string
  /** Whether the panel is open, so that what arrives is read. */
  readonly open: boolean
  /** How many messages of the other person are unread. */
  readonly unseen: number
}

interface Draft {
  readonly key: string
  readonly text: string
}

const EMPTY: Draft = { key: '', text: '' }

/**
 * The chat of a session, read from the server whenever it reports news. Unsent text stays in this tab until it is sent,
 * and a retry never creates a second message.
 */
export class Conversation extends Store<Written> {
  readonly #params: { readonly id: string }
  readonly #kept: string
  readonly #unseen: ReturnType<typeof unreadCount>
  #key: string
  #reading: Promise<void> | undefined
  #again = false
  #over = false

  constructor(room: SessionRoom) {
    const kept = `room-draft:${room.id}`
    const { key, text }: Draft = JSON.parse(sessionStorage.getItem(kept) ?? 'null') ?? EMPTY
    super({ messages: [], unread: '', sending: false, problem: '', draft: text, open: false, unseen: 0 })
    this.#params = { id: room.id }
    this.#kept = kept
    this.#key = key
    this.#unseen = unreadCount(room)
    void this.look().then(this.#unseen.begin)
  }

  readonly write = (text: string): void => {
    if (text === this.getSnapshot().draft) return
    // A changed text is a new message.
    this.#keep({ key: crypto.randomUUID(), text })
    this.#become({ draft: text, problem: '' })
  }

  /** Opens the panel, or closes it. */
  readonly toggle = (): void => this.#become({ open: !this.getSnapshot().open })

  /** Reads new messages. A call during a read makes it read once more. */
  look(): Promise<void> {
    if (this.#reading) this.#again = true
    else this.#reading = this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  /** Sends the text. Never rejects: why it was not sent is in `problem`. */
  async send(): Promise<void> {
    const { draft: text, sending } = this.getSnapshot()
    if (text.trim() === '' || sending) return
    if (text.trim().length > MESSAGE_MAX) {
      this.#become({
        problem: messages.tooLong(MESSAGE_MAX, text.trim().length),
      })
      return
    }
    this.#become({ sending: true, problem: '' })
    try {
      await call(sendChat, { params: this.#params, body: { key: this.#key, text } })
      this.#keep(EMPTY)
      this.#become({ sending: false, draft: '' })
      await this.look()
    } catch (error) {
      this.#become({ sending: false, problem: messages.notSent(messageOf(error)) })
    }
  }

  close(): void {
    this.#over = true
  }

  async #read(): Promise<void> {
    do {
      this.#again = false
      try {
        const after = this.getSnapshot().messages.at(-1)?.id ?? 0
        const { messages: newer, more } = await call(listChat, { params: this.#params, query: { after } })
        this.#again ||= more
        this.#become({ messages: [...this.getSnapshot().messages, ...newer], unread: '' })
      } catch (error) {
        this.#become({ unread: messageOf(error) })
        return
      }
    } while (this.#again && !this.#over)
  }

  #keep(draft: Draft): void {
    this.#key = draft.key
    if (draft.text === '') sessionStorage.removeItem(this.#kept)
    else sessionStorage.setItem(this.#kept, JSON.stringify(draft))
  }

  #become(change: Partial<Written>): void {
    if (this.#over) return
    const next = { ...this.getSnapshot(), ...change }
    this.become({ ...next, unseen: this.#unseen.count(next.messages, next.open) })
  }
}
