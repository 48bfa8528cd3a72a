import type { HoursDraft } from '@shinequo/contract/availability/hours'
import { days } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability-hours'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { lengthText } from '../hours-words.ts'

interface HoursRulesProps {
  readonly draft: HoursDraft
  readonly onChange: (draft: HoursDraft) => void
}

type NumberRule = 'minimum_notice_minutes' | 'horizon_days' | 'buffer_before_minutes' | 'buffer_after_minutes'

const HOUR = 60
const DAY = 1440
const NOTICES = [
  0,
  30,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  7 * DAY,
  14 * DAY,
]
const HORIZONS = [1, 2, 3, 5, 7, 10, 14, 21]
const BUFFERS = [0, 5, 10, 15, 20, 30, 45, HOUR, 90, 2 * HOUR]
const DAY_BOUNDS = [1, 2, 3, 4, 5, 6, 8, 10, 12]
const WEEK_BOUNDS = [1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40]

/** The steps as options, plus the saved value if it is not one of them. */
function steps(values: readonly number[], now: number, text: (value: number) => string) {
  const all = values.includes(now) ? values : [...values, now].sort((a, b) => a - b)
  return all.map((value) => [String(value), text(value)] as const)
}

/** The rules by which students may book within the hours, and the pause. */
export function HoursRules({ draft, onChange }: HoursRulesProps) {
  const number = (
    rule: NumberRule,
    label: string,
    values: readonly number[],
    text: (value: number) => string,
  ) => (
    <SelectField
      label={label}
      placeholder={label}
      options={steps(values, draft[rule], text)}
      value={String(draft[rule])}
      onChange={(event) => onChange({ ...draft, [rule]: Number(event.target.value) })}
    />
  )
  const bound = (rule: 'max_per_day' | 'max_per_week', label: string, values: readonly number[]) => (
    <SelectField
      label={label}
      placeholder={label}
      options={[['none', messages.noLimit], ...steps(values, draft[rule] ?? values[0]!, String)]}
      value={String(draft[rule] ?? 'none')}
      onChange={({ target }) =>
        onChange({ ...draft, [rule]: target.value === 'none' ? null : Number(target.value) })
      }
    />
  )
  const pauses = (minutes: number) => (minutes === 0 ? messages.none : lengthText(minutes))
  return (
    <Card aria-labelledby="booking-rules">
      <CardHead id="booking-rules" title={messages.bookingRules} />
      <div className="grid gap-4 tiny:grid-cols-2 desk:grid-cols-3">
        {number('minimum_notice_minutes', messages.notice, NOTICES, pauses)}
        {number('horizon_days', messages.daysAhead, HORIZONS, days)}
        {number('buffer_before_minutes', messages.freeBefore, BUFFERS, pauses)}
        {number('buffer_after_minutes', messages.freeAfter, BUFFERS, pauses)}
        {bound('max_per_day', messages.mostADay, DAY_BOUNDS)}
        {bound('max_per_week', messages.mostAWeek, WEEK_BOUNDS)}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Checkbox
          label={messages.pauseBookings}
          checked={!draft.accepts_students}
          onChange={({ target }) => onChange({ ...draft, accepts_students: !target.checked })}
        />
        {!draft.accepts_students && (
          <Note tone="amber" className="mt-2">
            {messages.whilePaused}
          </Note>
        )}
      </div>
    </Card>
  )
}
