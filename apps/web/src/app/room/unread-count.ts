import type { SessionMessage } from '@shinequo/contract/sessions/chat'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { say } from './say.ts'

/**
 * Counts the other person's unread messages. What was read stays read when this tab reloads. Announces each new
 * message, but not those from before the page was opened.
 */
export function unreadCount({ id, role, other }: SessionRoom) {
  const kept = `room-read:${id}`
  let read = Number(sessionStorage.getItem(kept) ?? 0)
  let announced = 0
  let begun = false
  return {
    /** Call this once earlier messages have loaded. */
    begin(): void {
      begun = true
    },
    /** The number of unread messages; an open chat marks all as read. */
    count(written: readonly SessionMessage[], open: boolean): number {
      const newest = written.at(-1)?.id ?? 0
      if (open && newest > read) {
        read = newest
        sessionStorage.setItem(kept, String(read))
      }
      const theirs = written.filter((message) => message.author !== role && message.id > read).length
      if (theirs > announced && begun) say(messages.wroteToYou(other.first_name, theirs))
      announced = theirs
      return theirs
    },
  }
}
