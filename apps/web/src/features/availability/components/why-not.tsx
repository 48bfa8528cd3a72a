import type { CalendarSession, HoursDraft } from '@shinequo/contract/availability/hours'
import { wallInstant } from '@shinequo/domain/time/wall-instant'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { minuteText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability-hours'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useTimeState } from '../api/coach.ts'
import { whyNotText } from '../hours-words.ts'
import { DAY_END, STEP } from '../painted-hours.ts'

interface WhyNotProps {
  readonly draft: HoursDraft
  readonly sessions: readonly CalendarSession[]
  readonly now: number
  readonly zone: string
}

const TIMES = Array.from({ length: DAY_END / STEP }, (_, step) => {
  const minute = step * STEP
  return [String(minute), minuteText(minute)] as const
})

/** A form to look up any time: whether students are offered it, and if not, why and what to change. */
export function WhyNot({ draft, sessions, now, zone }: WhyNotProps) {
  const today = localDate(now, zone)
  const [date, setDate] = useState('')
  const [minute, setMinute] = useState('')
  const isAsked = /^\d{4}-\d\d-\d\d$/.test(date) && minute !== ''
  const start = isAsked ? wallInstant(date, Number(minute), zone) : null
  return (
    <Card aria-labelledby="why-not">
      <CardHead id="why-not" title={messages.whyNot} className="mb-1!" />
      <p className="mb-3 text-sm text-muted">{messages.whyNotHint(zoneName(zone))}</p>
      <div className="grid gap-3">
        <TextField
          label={messages.date}
          type="date"
          min={today}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <SelectField
          label={messages.start}
          placeholder={messages.time}
          options={TIMES}
          value={minute}
          onChange={(event) => setMinute(event.target.value)}
        />
      </div>
      <div role="status" className="mt-3 min-h-6 text-sm">
        {isAsked && start === null && messages.clocksSkipTime}
        {start !== null && <Answer draft={draft} sessions={sessions} start={start} />}
      </div>
    </Card>
  )
}

interface AnswerProps extends Pick<WhyNotProps, 'draft' | 'sessions'> {
  readonly start: number
}

function Answer({ draft, sessions, start }: AnswerProps) {
  const { data, error, isPlaceholderData } = useTimeState(draft, start)
  if (error) return <span className="text-danger">{messageOf(error)}</span>
  if (data === undefined || isPlaceholderData) return <span className="text-muted">{messages.looking}</span>
  const Mark = data.state === 'open' ? CircleCheck : CircleHelp
  return (
    <span className="flex items-start gap-2">
      <Mark
        aria-hidden="true"
        strokeWidth={1.75}
        className={`mt-px size-5 shrink-0 ${data.state === 'open' ? 'text-success' : 'text-warning'}`}
      />
      {whyNotText(data.state, draft, sessions, start)}
    </span>
  )
}
