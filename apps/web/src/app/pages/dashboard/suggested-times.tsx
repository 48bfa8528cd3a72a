import type { Suggestion } from '@shinequo/contract/bookings/suggestions'
import { dayText, slotText } from '@shinequo/messages/times'
import * as bookings from '@shinequo/messages/web/bookings'
import toast from 'react-hot-toast'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { useOpenTimes } from '../../../features/availability/api/student.ts'
import { nearestTimes } from '../../../features/availability/nearest-times.ts'
import { markBusy, type Time } from '../../../features/availability/open-days.ts'
import { useDeclineSuggestion } from '../../../features/bookings/api/student.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusMain } from '../../../lib/focus-main.ts'
import { ownZone } from '../../../lib/own-zone.ts'

/** How many other times are offered in place of those that are gone. */
const SHOWN = 3

interface SuggestedTimesProps {
  readonly suggestions: readonly Suggestion[]
  readonly now: number
  /** The student's own sessions. */
  readonly own: readonly Time[]
}

/** Times that coaches suggest for a session. A time leads to the page where it is confirmed; nobody holds it. */
export default function SuggestedTimes({ suggestions, ...rest }: SuggestedTimesProps) {
  return (
    <ul className="mx-3 mb-2 mt-1 grid gap-3 tablet:mx-6">
      {suggestions.map((suggestion) => (
        <SuggestionCard key={suggestion.id} suggestion={suggestion} {...rest} />
      ))}
    </ul>
  )
}

interface SuggestionCardProps extends Omit<SuggestedTimesProps, 'suggestions'> {
  readonly suggestion: Suggestion
}

function SuggestionCard({ suggestion, now, own }: SuggestionCardProps) {
  const { id, mentor_profile: coach } = suggestion
  const { first_name, last_name } = coach.user
  const zone = ownZone()
  const times = suggestion.times
    .map(({ start_time, end_time }) => ({ start: Date.parse(start_time), end: Date.parse(end_time) }))
    .filter(({ start }) => start > now)
  const { data, isLoading } = useOpenTimes(coach.id, now, true)
  const open = markBusy(data ?? [], own)
  // If the open times did not load, each time is offered: the page where it is confirmed knows.
  const stateOf = ({ start }: Time) => {
    if (data === undefined) return 'open'
    const found = open.find((one) => one.start === start)
    if (!found) return 'gone'
    return found.busy ? 'busy' : 'open'
  }
  const gone = times.filter((time) => stateOf(time) !== 'open')
  const others = open.filter(({ start }) => times.every((time) => time.start !== start))
  const nearest = gone[0] ? nearestTimes(others, gone[0].start, SHOWN) : []
  const decline = useDeclineSuggestion(focusMain)
  const page = `/home/selectcoach/${encodeURIComponent(coach.id)}/book`
  const lineOf = ({ start, end }: Time) => bookings.slotLine(dayText(start, zone), slotText(start, end, zone))

  function sayNone() {
    decline
      .mutateAsync(id)
      .then(() => toast.success(bookings.coachSeesThat(first_name)))
      .catch((error) => toast.error(messageOf(error)))
  }

  const link = (time: Time, kind: 'soft' | 'quiet') => (
    <ButtonLink
      key={time.start}
      to={`${page}?start=${new Date(time.start).toISOString()}`}
      kind={kind}
      size="small"
      className="tabular-nums"
      aria-label={bookings.choose(lineOf(time))}
    >
      {lineOf(time)}
    </ButtonLink>
  )
  return (
    <li className="grid gap-3 rounded-box bg-accent-soft p-4 tablet:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={`${first_name} ${last_name}`} url={coach.url} size={48} />
        <div id={`suggestion-${id}`} className="min-w-0 flex-1">
          <h3 className="font-strong leading-snug">{bookings.suggestsTimes(first_name, times.length)}</h3>
          <p className="mt-1 text-sm">{bookings.firstComeFirstServed(times.length)}</p>
        </div>
      </div>
      {/* The button comes with the times above it, which would push it down. */}
      <div className={`grid gap-3 ${isLoading ? 'invisible' : ''}`}>
        <ul className="flex flex-wrap items-center gap-2">
          {times.map((time) => (
            <li key={time.start} className="text-sm">
              {stateOf(time) === 'open' ? (
                link(time, 'soft')
              ) : (
                <span className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 tabular-nums">
                  <s>{lineOf(time)}</s>
                  <span className="text-muted">
                    {stateOf(time) === 'busy' ? bookings.youAreBusy : bookings.noLongerOpen}
                  </span>
                </span>
              )}
            </li>
          ))}
        </ul>
        {nearest.length > 0 && (
          <>
            <p className="text-sm">{bookings.nearestOthers(first_name)}</p>
            <div className="flex flex-wrap gap-2">{nearest.map((time) => link(time, 'quiet'))}</div>
          </>
        )}
        <div>
          <Button
            kind="ghost"
            size="small"
            busy={decline.isPending}
            aria-describedby={`suggestion-${id}`}
            onClick={sayNone}
          >
            {bookings.noneOfThese}
          </Button>
        </div>
      </div>
    </li>
  )
}
