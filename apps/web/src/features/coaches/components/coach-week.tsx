import type { ReviewedCoach } from '@shinequo/contract/coaches/review'
import { minuteText, weekdayText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/coach-review'
import { Card, CardHead } from '../../../components/ui/card.tsx'

/** A Monday; the week of hours has no date. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY = 86_400_000
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The hours of a coach's usual week, to read. */
export function CoachWeek({ coach }: { readonly coach: ReviewedCoach }) {
  const { weekly_hours, other_dates, profile } = coach
  return (
    <Card aria-labelledby="week">
      <CardHead id="week" title={messages.usualWeek} />
      <p className="mb-3 text-sm text-muted">{messages.timesIn(zoneName(profile.time_zone))}</p>
      {weekly_hours.length === 0 ? (
        <p>{messages.noHours}</p>
      ) : (
        <dl className="text-sm">
          {WEEKDAYS.map((weekday) => {
            const ranges = weekly_hours.filter((one) => one.weekday === weekday)
            return (
              <div
                key={weekday}
                className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
              >
                <dt className="min-w-0 basis-24 font-strong [overflow-wrap:anywhere] first-letter:uppercase">
                  {weekdayText(MONDAY + (weekday - 1) * DAY, 'UTC')}
                </dt>
                <dd
                  className={`flex min-w-0 flex-wrap gap-x-4 gap-y-1 tabular-nums ${ranges.length === 0 ? 'text-muted' : ''}`}
                >
                  {ranges.length === 0
                    ? messages.closed
                    : ranges.map(({ start_minute, end_minute }) => (
                        <span key={start_minute} className="wide:whitespace-nowrap">
                          {messages.fromTo(minuteText(start_minute), minuteText(end_minute % 1440))}
                        </span>
                      ))}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {other_dates > 0 && <p className="mt-3 text-sm text-muted">{messages.otherDates(other_dates)}</p>}
    </Card>
  )
}
