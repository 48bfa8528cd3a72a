import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { AskContact } from '../../components/care/ask-contact.tsx'
import ClockNotice from '../../components/ui/clock-notice.tsx'
import { CrisisLine } from '../../components/ui/crisis-line.tsx'
import { Wordmark } from '../../components/ui/wordmark.tsx'
import { wrongMinutes } from '../../lib/wrong-clock.ts'
import { zoneOf } from './words.ts'

/**
 * The header of every page of the room except the session itself. With a room it also says that the computer's clock is
 * wrong and in which zone the times are, until that is put away here or on another page.
 */
export function Head({ room }: { readonly room?: SessionRoom }) {
  const minutes = wrongMinutes()
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Wordmark height={35} />
        </a>
        <div className="flex flex-wrap items-center gap-x-5">
          <CrisisLine />
          {room?.role === 'student' && <AskContact />}
        </div>
      </header>
      {room && minutes !== 0 && (
        <div role="status">
          <ClockNotice
            minutes={minutes}
            zone={zoneOf(room)}
            className="mt-2 rounded-box"
            onPutAway={() => document.querySelector('h1')?.focus()}
          />
        </div>
      )}
    </>
  )
}
