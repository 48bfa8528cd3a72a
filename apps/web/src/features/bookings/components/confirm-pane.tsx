import {
  clockChangeText,
  dayOfMonthText,
  dayText,
  slotText,
  timeText,
  weekdayText,
  yourTime,
} from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { Clock } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ActionBar } from '../../../components/ui/action-bar.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { DayTile } from '../../../components/ui/day-tile.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import type { BookingFailure, Chosen } from '../booking-failure.ts'
import { type CoachClock, coachTime } from '../coach-time.ts'
import { SlotLine } from './slot-line.tsx'

const FORM_ID = 'confirm-booking'

interface ConfirmPaneProps {
  readonly coach: CoachClock
  /** The chosen time; null before one is chosen. */
  readonly time: Chosen | null
  readonly now: number
  readonly note: string
  readonly onNote: (note: string) => void
  readonly busy: boolean
  readonly failure: BookingFailure | null
  /** What helps against the failure. */
  readonly wayOut: ReactNode
  /** Shows how long the chosen time is held. */
  readonly held: ReactNode
  /** Shows until when a change is free, once that is known. */
  readonly terms: ReactNode
  readonly onGiveBack: () => void
  readonly onAlternative: (time: Chosen) => void
  /** Called when the form is submitted. */
  readonly onSubmit: (event: FormEvent) => void
}

/** The chosen session in words, notes for the coach, and the page's one action. */
export function ConfirmPane(props: ConfirmPaneProps) {
  const { time, failure, busy, held, terms, onGiveBack, onAlternative } = props
  return (
    <section
      aria-labelledby="your-session"
      className={`min-w-0 bg-page px-3 py-5 tiny:px-4 tablet:p-6 wide:max-desk:col-span-full ${time === null ? 'max-desk:hidden' : ''}`}
    >
      <div className="desk:sticky desk:top-6">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <h2 id="your-session" className="text-lg font-strong tracking-snug">
            {messages.yourSession}
          </h2>
          {time !== null && (
            <Button kind="ghost" size="small" disabled={busy} className="-me-3.5" onClick={onGiveBack}>
              {messages.giveItBack}
            </Button>
          )}
        </div>
        {time === null ? (
          <p className="mt-3 text-sm text-muted">{messages.chooseATime}</p>
        ) : (
          <form id={FORM_ID} className="grid gap-5" onSubmit={props.onSubmit}>
            <SessionWords {...props} time={time} />
            {held}
            <TextareaField
              label={messages.notes}
              optional
              name="notes"
              placeholder={messages.notesPlaceholder}
              value={props.note}
              error={failure?.note}
              onChange={(event) => props.onNote(event.target.value)}
              hint={messages.notesHint(props.coach.firstName)}
            />
            {failure !== null && <Failure failure={failure} onAlternative={onAlternative} busy={busy} />}
            {props.wayOut}
            {terms}
            <Button type="submit" size="large" block busy={busy} className="max-tablet:hidden">
              {messages.confirmBooking}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}

interface ConfirmBarProps {
  readonly time: Chosen
  readonly busy: boolean
  /** Shows briefly how long the time is held. */
  readonly held: ReactNode
}

/** On phones: the chosen time and the button in a bar at the bottom. Placed after the panes, at the end of the page. */
export function ConfirmBar({ time, busy, held }: ConfirmBarProps) {
  const zone = ownZone()
  return (
    <ActionBar className="tablet:hidden">
      <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-sm font-strong tabular-nums">
        <span>{messages.startLine(dayText(time.start, zone), timeText(time.start, zone))}</span>
        {held}
      </p>
      <Button type="submit" form={FORM_ID} size="large" block busy={busy}>
        {messages.confirmBooking}
      </Button>
    </ActionBar>
  )
}

function SessionWords({ coach, time, now }: ConfirmPaneProps & { readonly time: Chosen }) {
  const zone = ownZone()
  const day = dayText(time.start, zone)
  const change = clockChangeText(now, time.start, zone)
  const theirs = coachTime(coach, time, zone)
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex items-start gap-4">
        <DayTile chosen weekday={weekdayText(time.start, zone)} day={dayOfMonthText(time.start, zone)} />
        <p className="min-w-0 text-sm tabular-nums text-muted">
          <b className="block text-base font-strong text-ink">{slotText(time.start, time.end, zone)}</b>
          <span className="block">{messages.dayInZone(day, yourTime(zone))}</span>
          {theirs !== null && <span className="block">{theirs}</span>}
        </p>
      </div>
      {change !== null && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <Clock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
          {change}
        </p>
      )}
    </div>
  )
}

interface FailureProps {
  readonly failure: BookingFailure
  readonly busy: boolean
  readonly onAlternative: (time: Chosen) => void
}

/** The error, and the nearest times as buttons; the note is kept. Scrolls into view automatically. */
function Failure({ failure, busy, onAlternative }: FailureProps) {
  const zone = ownZone()
  const region = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    region.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={region} className="grid scroll-mb-40 gap-2">
      <Note tone="danger">{failure.message}</Note>
      {failure.signedOut && <ButtonLink to="/login">{actions.signIn}</ButtonLink>}
      {failure.alternatives.length > 0 && (
        <>
          <p className="mt-1 text-sm font-semibold">{messages.nearestOpenTimes}</p>
          {failure.alternatives.map((time) => (
            <Button
              key={time.start}
              kind="soft"
              disabled={busy}
              className="flex-wrap gap-x-1! gap-y-0! px-2! text-[0.95rem] tabular-nums"
              onClick={() => onAlternative(time)}
            >
              <SlotLine day={dayText(time.start, zone)} slot={slotText(time.start, time.end, zone)} />
            </Button>
          ))}
        </>
      )}
    </div>
  )
}
