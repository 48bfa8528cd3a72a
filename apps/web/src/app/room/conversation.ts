import { listChat, MESSAGE_MAX, type SessionMessage, sendChat } from '@shinequo/contract/sessions/chat'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { call } from '../../lib/api-client.ts'
import { messageOf } from '../../lib/error-catalogue.ts'

/** The state of the chat. */
export interface Written {
  readonly messages: readonly SessionMessage[]
  /** Why the messages could not be loaded; '' if they were. */
  readonly unread: string
  readonly sending: boolean
  /** Why the text was not sent; '' if nothing failed. */
  readonly problem: string
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
export class Conversation {
  readonly #params: { readonly id: string }
  readonly #onChange: (written: Written) => void
  readonly #kept: string
  #written: Written = { messages: [], unread: '', sending: false, problem: '' }
  #draft: Draft
  #reading: Promise<void> | undefined
  #again = false
  #over = false

  constructor({ id }: SessionRoom, onChange: (written: Written) => void) {
    this.#params = { id }
    this.#onChange = onChange
    this.#kept = `room-draft:${id}`
    this.#draft = JSON.parse(sessionStorage.getItem(this.#kept) ?? 'null') ?? EMPTY
  }

  get written(): Written {
    return this.#written
  }

  /** The text being written. */
  get draft(): string {
    return this.#draft.text
  }

  write(text: string): void {
    if (text === this.#draft.text) return
    // A changed text is a new message.
    this.#keep({ key: crypto.randomUUID(), text })
    if (this.#written.problem !== '') this.#become({ problem: '' })
  }

  /** Reads new messages. A call during a read makes it read once more. */
  look(): Promise<void> {
    if (this.#reading) this.#again = true
    else this.#reading = this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  /** Sends the text. Resolves to whether it was sent; the error is in `problem`. */
  async send(): Promise<boolean> {
    const { key, text } = this.#draft
    if (text.trim() === '' || this.#written.sending) return false
    if (text.trim().length > MESSAGE_MAX) {
      this.#become({
        problem: messages.tooLong(MESSAGE_MAX, text.trim().length),
      })
      return false
    }
    this.#become({ sending: true, problem: '' })
    try {
      await call(sendChat, { params: this.#params, body: { key, text } })
      this.#keep(EMPTY)
      this.#become({ sending: false })
      await this.look()
      return true
    } catch (error) {
      this.#become({ sending: false, problem: messages.notSent(messageOf(error)) })
      return false
    }
  }

  close(): void {
    this.#over = true
  }

  async #read(): Promise<void> {
    do {
      this.#again = false
      try {
        const after = this.#written.messages.at(-1)?.id ?? 0
        const { messages: newer, more } = await call(listChat, { params: this.#params, query: { after } })
        this.#again ||= more
        this.#become({ messages: [...this.#written.messages, ...newer], unread: '' })
      } catch (error) {
        this.#become({ unread: messageOf(error) })
        return
      }
    } while (this.#again && !this.#over)
  }

  #keep(draft: Draft): void {
    this.#draft = draft
    if (draft.text === '') sessionStorage.removeItem(this.#kept)
    else sessionStorage.setItem(this.#kept, JSON.stringify(draft))
  }

  #become(change: Partial<Written>): void {
    this.#written = { ...this.#written, ...change }
    if (!this.#over) this.#onChange(this.#written)
  }
}
