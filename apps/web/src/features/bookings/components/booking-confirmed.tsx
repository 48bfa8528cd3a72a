import { clockChangeText, dayText, proseMomentText, slotText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { type ReactNode, useEffect } from 'react'
import { DashboardLink } from '../../../components/ui/dashboard-link.tsx'
import { usePageTitle } from '../../../components/ui/page-heading.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import type { Chosen } from '../booking-failure.ts'
import { type CoachClock, coachTime } from '../coach-time.ts'
import { SlotLine } from './slot-line.tsx'

interface BookingConfirmedProps {
  readonly coach: CoachClock & { readonly name: string }
  /** The coach's picture. */
  readonly picture: ReactNode
  readonly time: Chosen
  /** Until when a change is free of consequences, epoch milliseconds; may be in the past. */
  readonly freeUntil: number
  readonly now: number
  /** The address to which the confirmation is mailed. */
  readonly email: string
  /** A button that adds the session to the student's calendar. */
  readonly calendar: ReactNode
}

/** The session is booked: when, with whom, and what happens next. */
export function BookingConfirmed({
  coach,
  picture,
  time,
  freeUntil,
  now,
  email,
  calendar,
}: BookingConfirmedProps) {
  const zone = ownZone()
  const more = [coachTime(coach, time, zone), clockChangeText(now, time.start, zone)]
  const heading = usePageTitle<HTMLHeadingElement>(messages.bookingConfirmed)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [heading])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 pb-6 text-center">
      <span className="grid size-44 place-items-center rounded-full bg-[radial-gradient(circle,var(--art-ring-1)_0_54%,var(--art-sky)_54.5%)] tablet:size-60">
        <Shine mood="cheering" size={144} className="max-tablet:size-28" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight tablet:text-4xl">
        {messages.bookingConfirmed}
      </h1>
      <p className="text-muted">{messages.requestReceived}</p>
      <div className="mt-6 w-full max-w-140 rounded-box border border-line bg-surface p-5 text-start shadow-soft tablet:p-6">
        <div className="flex items-center gap-4">
          {picture}
          <div className="min-w-0">
            <p className="text-lg font-strong leading-snug tracking-snug tabular-nums">
              <SlotLine day={dayText(time.start, zone)} slot={slotText(time.start, time.end, zone)} />
            </p>
            <p className="text-sm text-muted">{messages.withCoach(coach.name, yourTime(zone))}</p>
            {more.map(
              (line) =>
                line !== null && (
                  <p key={line} className="text-sm tabular-nums text-muted">
                    {line}
                  </p>
                ),
            )}
          </div>
        </div>
        <ol className="mt-5 grid gap-3 border-t-2 border-dashed border-line pt-5 text-sm">
          <Step number={1}>
            <Sentence parts={messages.mailIsOnItsWay(<b className="font-strong wrap-anywhere">{email}</b>)} />
          </Step>
          <Step number={2}>
            <Sentence parts={messages.joinNowAppears(<b className="font-strong">{messages.joinNow}</b>)} />
          </Step>
          <Step number={3}>
            {freeUntil > now ? (
              <Sentence
                parts={messages.changeFreelyUntil(
                  <b className="font-strong tabular-nums">{proseMomentText(freeUntil, zone)}</b>,
                )}
              />
            ) : (
              messages.cancelUntilTheStart
            )}
          </Step>
        </ol>
        <div className="-mb-2 -ms-2 mt-3 flex flex-wrap print:hidden">{calendar}</div>
      </div>
      <DashboardLink size="large" className="mt-5 max-tablet:w-full" />
    </div>
  )
}

function Step({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-bold text-on-soft"
      >
        {number}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
