import type { CoachDay, NewsItem } from '@shinequo/contract/sessions/coach-day'
import { meanRating } from '@shinequo/messages/locale'
import { dayText, proseDayText, proseMomentText, timeText } from '@shinequo/messages/times'
import * as bookings from '@shinequo/messages/web/bookings'
import * as feedback from '@shinequo/messages/web/feedback'
import * as messages from '@shinequo/messages/web/sessions'
import type { ReactNode } from 'react'
import { CareMark } from '../../../components/care/care-mark.tsx'
import { StudentName } from '../../../components/students/student-name.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'

/** How many students without sessions are listed; the rest is behind a link, so that the news stays near. */
const QUIET_SHOWN = 4

interface CoachAsidesProps {
  readonly day: CoachDay
  /** The way to suggest a time to a student without sessions. */
  readonly suggest: (student: NewsItem['student'], asked: boolean) => ReactNode
}

/** Next to the day: students without a session for a while or about whom the programme asks, news, and the month's figures. */
export function CoachAsides({ day, suggest }: CoachAsidesProps) {
  const { news, quiet, month, time_zone: zone } = day
  const figures = [
    [month.sessions, messages.figureSessions],
    [month.rating === null ? feedback.notRated : meanRating(month.rating), messages.figureRating],
    [month.students, messages.figureStudents],
  ] as const
  return (
    <>
      {quiet.length > 0 && (
        <Aside
          id="coach-quiet"
          title={quiet.some(({ asked }) => asked) ? messages.noSessionAhead : messages.noSessionForAWeek}
          none=""
          more={
            quiet.length > QUIET_SHOWN && (
              <ButtonLink kind="quiet" size="small" to="/coach/students?show=quiet">
                {messages.seeQuietStudents(quiet.length)}
              </ButtonLink>
            )
          }
        >
          {quiet.slice(0, QUIET_SHOWN).map(({ student, since, asked }) => (
            <Person
              key={student.id}
              id={`quiet-${student.id}`}
              student={student}
              act={suggest(student, asked)}
            >
              {messages.quietSince(proseDayText(Date.parse(since), zone))}
            </Person>
          ))}
        </Aside>
      )}
      <Aside id="coach-news" title={messages.whatIsNew} none={messages.nothingNew}>
        {news.map((item) => (
          <Person key={`${item.kind} ${item.at}`} student={item.student}>
            {newsText(item, zone)}
          </Person>
        ))}
      </Aside>
      <Card aria-labelledby="coach-month">
        <CardHead id="coach-month" title={messages.thisMonth} />
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
  /** Shown if the list is empty. */
  readonly none: string
  /** Below the list. */
  readonly more?: ReactNode
  readonly children: readonly ReactNode[]
}

function Aside({ id, title, none, more, children }: AsideProps) {
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      {children.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="grid gap-4">{children}</ul>
      )}
      {more && <div className="mt-4 ms-13">{more}</div>}
    </Card>
  )
}

interface PersonProps {
  readonly student: NewsItem['student']
  /** The id of the element with the name, for buttons that it describes. */
  readonly id?: string
  readonly act?: ReactNode
  readonly children: ReactNode
}

function Person({ student, id, act, children }: PersonProps) {
  const name = `${student.first_name} ${student.last_name}`
  return (
    <li className="flex items-start gap-3">
      <Avatar name={name} url={student.url} size={40} />
      <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <p id={id} className="font-strong">
          <StudentName id={student.id} name={name} canOpen={student.can_open} />
        </p>
        <p className="text-muted">{children}</p>
        {student.needs_care && student.can_open && <CareMark student={student} className="mt-1" />}
        {act !== undefined && <div className="mt-2">{act}</div>}
      </div>
    </li>
  )
}

function newsText({ kind, start_time, stars }: NewsItem, zone: string): string {
  const start = Date.parse(start_time ?? '')
  const session = start_time === null ? '' : bookings.dayAtTime(dayText(start, zone), timeText(start, zone))
  if (kind === 'matched') return messages.matched
  if (kind === 'booked') return messages.booked(session)
  if (kind === 'cancelled') return messages.cancelled(session)
  return messages.rated(proseMomentText(start, zone), stars ?? 0)
}
