import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import { sessionPhase } from '@shinequo/domain/sessions/session-phase'
import { yourTime } from '@shinequo/messages/times'
import * as bookings from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/sessions'
import { useState } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { useNow } from '../../../lib/use-now.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { proseTimeWords, timeWords } from '../session-words.ts'

type Session = OpenedStudent['history'][number]

/** A longer list is shown in pages of this many rows. */
const PAGE = 20

/** The sessions of coach and student, latest first, each with the student's note. */
export function StudentHistory({ student }: { readonly student: OpenedStudent }) {
  const now = useNow()
  const zone = useCoachZone()
  const [shown, setShown] = useState(PAGE)
  const { history, user } = student
  return (
    <Card aria-labelledby="history">
      <CardHead
        id="history"
        title={messages.sessions}
        action={<p className="text-sm text-muted first-letter:uppercase">{yourTime(zone)}</p>}
      />
      {history.length === 0 ? (
        <p className="text-sm text-muted">{messages.notBookedYet(user.first_name)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.slice(0, shown).map((session) => (
            <li key={session.id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-strong tabular-nums">{timeWords(session, zone)}</span>
                <SessionStatus session={session} now={now} />
              </p>
              {session.pre_session_note !== '' && (
                <p className="mt-1 max-w-[70ch] whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
                  <span className="text-muted">{messages.wroteBefore(user.first_name)}</span>
                  <span {...OF_A_PERSON}>{session.pre_session_note}</span>
                </p>
              )}
              {session.needs_care && (
                <CareFlag about={messages.noteBefore(proseTimeWords(session, zone))} className="mt-2" />
              )}
            </li>
          ))}
        </ul>
      )}
      {history.length > shown && (
        <div className="mt-3 text-center">
          <Button kind="ghost" onClick={() => setShown(shown + PAGE)}>
            {bookings.showEarlierSessions}
          </Button>
        </div>
      )}
    </Card>
  )
}

function SessionStatus({ session, now }: { readonly session: Session; readonly now: number }) {
  if (session.status === 'no_show') return <Chip tone="amber">{messages.didNotCome}</Chip>
  const times = { start: Date.parse(session.start_time), end: Date.parse(session.end_time) }
  if (times.start <= now && now < times.end) return <Chip tone="primary">{bookings.runningNow}</Chip>
  return sessionPhase(times, now) === 'upcoming' ? (
    <Chip tone="primary">{bookings.upcoming}</Chip>
  ) : (
    <Chip>{messages.over}</Chip>
  )
}
