import type { CoachDay, NewsItem } from '@shinequo/contract/sessions/coach-day'
import { dayText, timeText } from '@shinequo/messages/times'
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'

interface CoachAsidesProps {
  readonly day: CoachDay
}

/** Beside the day: what is new, who has had no session for a while, and the month in numbers. */
export function CoachAsides({ day }: CoachAsidesProps) {
  const { news, quiet, month, time_zone: zone } = day
  const figures = [
    [month.sessions, 'sessions'],
    [month.rating ?? 'N/A', 'rating'],
    [month.students, 'students'],
  ] as const
  return (
    <>
      <Aside
        id="coach-news"
        title="New since yesterday"
        none="Nothing new. It shows here when a student books."
      >
        {news.map((item) => (
          <Person key={`${item.kind} ${item.at}`} student={item.student}>
            {newsText(item, zone)}
          </Person>
        ))}
      </Aside>
      {quiet.length > 0 && (
        <Aside id="coach-quiet" title="No session for a week" none="">
          {quiet.map(({ student, since }) => (
            <Person key={student.id} student={student}>
              Nothing booked, quiet since {dayText(Date.parse(since), zone)}
            </Person>
          ))}
        </Aside>
      )}
      <Card aria-labelledby="coach-month">
        <CardHead id="coach-month" title="This month" />
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {figures.map(([figure, words]) => (
            <div key={words} className="flex flex-col-reverse">
              <dt className="text-xs text-muted">{words}</dt>
              <dd className="text-2xl font-bold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}

interface AsideProps {
  readonly id: string
  readonly title: string
  /** Said when there is nothing. */
  readonly none: string
  readonly children: readonly ReactNode[]
}

function Aside({ id, title, none, children }: AsideProps) {
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      {children.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="grid gap-4">{children}</ul>
      )}
    </Card>
  )
}

function Person({ student, children }: { student: NewsItem['student']; children: ReactNode }) {
  const name = `${student.first_name} ${student.last_name}`
  return (
    <li className="flex items-start gap-3">
      <Avatar name={name} url={student.url} size={40} />
      <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <p className="font-strong">{name}</p>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  )
}

function newsText({ kind, start_time, stars }: NewsItem, zone: string): string {
  const start = Date.parse(start_time ?? '')
  const session = start_time === null ? '' : `${dayText(start, zone)}, ${timeText(start, zone)}`
  if (kind === 'matched') return 'Is matched with you now'
  if (kind === 'booked') return `Booked ${session}`
  if (kind === 'cancelled') return `Cancelled: ${session}`
  return `Rated ${session}: ${stars} of 5 stars`
}
