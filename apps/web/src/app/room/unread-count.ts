import type { SessionMessage } from '@shinequo/contract/sessions/chat'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { say } from './dom.ts'

/**
 * Counts what the other one wrote and nobody has read yet; what was read stays so over a reload of this tab. Says each
 * message that comes, save those of before the page was opened.
 */
export function unreadCount({ id, role, other }: SessionRoom) {
  const kept = `room-read:${id}`
  let read = Number(sessionStorage.getItem(kept) ?? 0)
  let announced = 0
  let begun = false
  return {
    /** What was written before is known by now. */
    begin(): void {
      begun = true
    },
    /** How many are unread; with the chat open all are read. */
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
