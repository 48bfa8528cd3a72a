import type { CoachHours, TimeOff } from '@shinequo/contract/availability/hours'
import { wallInstant } from '@shinequo/domain/time/wall-instant'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { minuteText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability-hours'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { offerUndo } from '../../../components/ui/undo-toast.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useAddTimeOff, useRemoveTimeOff } from '../api/coach.ts'
import { timeOffText } from '../hours-words.ts'
import { DAY_END, STEP } from '../painted-hours.ts'

interface DaysOffProps {
  readonly hours: CoachHours
  readonly now: number
}

const TIMES = Array.from({ length: DAY_END / STEP + 1 }, (_, step) => {
  const minute = step * STEP
  return [String(minute), minute === DAY_END ? messages.midnight : minuteText(minute)] as const
})
const EMPTY = { first_date: '', last_date: '', partly: false, from: '540', to: '720' }

/** Upcoming times off, and a form to add one. Changes apply immediately, without Save hours. */
export function DaysOff({ hours, now }: DaysOffProps) {
  return (
    <div className="grid gap-6">
      {hours.time_off.length === 0 ? (
        <div className="rounded-box bg-sunken px-5 py-6">
          <p className="font-strong">{messages.noDaysOff}</p>
          <p className="text-sm text-muted">{messages.aboutDaysOff}</p>
        </div>
      ) : (
        <ul aria-label={messages.daysOff} className="divide-y divide-line">
          {hours.time_off.map((off) => (
            <DayOff key={off.id} off={off} zone={hours.time_zone} />
          ))}
        </ul>
      )}
      <AddDaysOff zone={hours.time_zone} today={localDate(now, hours.time_zone)} />
    </div>
  )
}

function DayOff({ off, zone }: { readonly off: TimeOff; readonly zone: string }) {
  const add = useAddTimeOff()
  const removal = useRemoveTimeOff()
  const [busy, setBusy] = useState(false)
  const words = timeOffText(off, zone)

  async function putBack() {
    const { start_time, end_time, first_date, last_date } = off
    const body = first_date && last_date ? { first_date, last_date } : { start_time, end_time }
    await add.mutateAsync(body).catch((error) => toast.error(messageOf(error)))
  }

  async function remove() {
    setBusy(true)
    try {
      await removal.mutateAsync(off.id)
      offerUndo(messages.openAgain(words), () => void putBack())
    } catch (error) {
      toast.error(messageOf(error))
      setBusy(false)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="font-medium tabular-nums">{words}</span>
      <Button
        kind="quiet"
        size="small"
        busy={busy}
        aria-label={messages.removeDayOff(words)}
        onClick={remove}
      >
        {messages.remove}
      </Button>
    </li>
  )
}

function AddDaysOff({ zone, today }: { readonly zone: string; readonly today: string }) {
  const add = useAddTimeOff()
  const { values, failure, busy, text, check, set, formProps } = useForm({
    initial: EMPTY,
    rules: ({ first_date, last_date, partly, from, to }) => ({
      ...(first_date === '' && { first_date: messages.chooseFirstDay }),
      ...(!partly &&
        last_date !== '' &&
        last_date < first_date && {
          last_date: messages.lastDayBeforeFirst,
        }),
      ...(partly && Number(to) <= Number(from) && { to: messages.endBeforeStart }),
    }),
    submit: async ({ first_date, last_date, partly, from, to }) => {
      const instant = (minute: string) => {
        // If the clocks skip this time, use the one an hour later.
        const found =
          wallInstant(first_date, Number(minute), zone) ?? wallInstant(first_date, Number(minute) + 60, zone)
        return new Date(found ?? Number.NaN).toISOString()
      }
      const body = partly
        ? { start_time: instant(from), end_time: instant(to) }
        : { first_date, last_date: last_date || first_date }
      await add.mutateAsync(body)
      for (const field of ['first_date', 'last_date'] as const) set(field, '')
      toast.success(messages.dayOffAdded)
    },
  })
  return (
    <form {...formProps} aria-label={messages.addDaysOff} className="grid gap-4 border-t border-line pt-5">
      <h2 className="font-strong">{messages.addDaysOff}</h2>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={values.partly ? messages.oneDay : messages.firstDay}
          type="date"
          min={today}
          {...text('first_date')}
        />
        {!values.partly && (
          <TextField
            label={messages.lastDay}
            hint={messages.lastDayHint}
            type="date"
            min={values.first_date || today}
            {...text('last_date')}
          />
        )}
      </div>
      <Checkbox label={messages.someHoursOnly} {...check('partly')} />
      {values.partly && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <SelectField
            label={messages.awayFrom}
            placeholder={messages.from}
            options={TIMES.slice(0, -1)}
            {...text('from')}
          />
          <SelectField
            label={messages.backAt}
            placeholder={messages.to}
            options={TIMES.slice(1)}
            {...text('to')}
          />
        </div>
      )}
      {failure !== null && <Note tone="danger">{messageOf(failure)}</Note>}
      <p className="text-xs text-muted">{messages.inYourTime(zoneName(zone))}</p>
      <div>
        <Button type="submit" busy={busy}>
          {messages.addDaysOff}
        </Button>
      </div>
    </form>
  )
}
