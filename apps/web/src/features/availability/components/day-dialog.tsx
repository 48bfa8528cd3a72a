import { minuteText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/availability-hours'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { DAY_END, type DayKey, type Range, STEP } from '../painted-hours.ts'
import type { GridDay } from './week-cell.tsx'

interface DayDialogProps {
  readonly day: GridDay
  /** The other days that the times can be copied to. */
  readonly others: readonly GridDay[]
  readonly onDone: (ranges: readonly Range[], copyTo: readonly DayKey[]) => void
  /** Only for a date with its own hours: returns to those of its weekday. */
  readonly onReset: (() => void) | null
  readonly onClose: () => void
}

const STARTS = Array.from({ length: DAY_END / STEP }, (_, step) => step * STEP)
const startOptions = STARTS.map((minute) => [String(minute), minuteText(minute)] as const)
const endOptions = STARTS.map(
  (start) =>
    [String(start + STEP), start + STEP === DAY_END ? messages.midnight : minuteText(start + STEP)] as const,
)

/**
 * A form for the times of a day, and for copying them to other days: everything that painting does, without drawing.
 */
export function DayDialog({ day, others, onDone, onReset, onClose }: DayDialogProps) {
  const form = useId()
  const [ranges, setRanges] = useState<readonly Range[]>(day.ranges)
  const [copyTo, setCopyTo] = useState<readonly DayKey[]>([])
  const wrong = ranges.findIndex((range) => range.end_minute <= range.start_minute)
  const [tried, setTried] = useState(false)
  const change = (index: number, range: Partial<Range>) =>
    setRanges(ranges.map((one, at) => (at === index ? { ...one, ...range } : one)))

  function add() {
    const start = Math.min(ranges.at(-1)?.end_minute ?? 9 * 60, DAY_END - 2 * STEP)
    setRanges([...ranges, { start_minute: start, end_minute: Math.min(start + 120, DAY_END) }])
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={day.name}
      description={day.date === undefined ? messages.yourHoursEveryWeek : messages.yourHoursOnDate}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form}>
            {messages.useTheseTimes}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (wrong < 0) onDone(ranges, copyTo)
        }}
      >
        {ranges.length === 0 && <p className="text-muted">{messages.noHoursThatDay}</p>}
        {ranges.map((range, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place in the list
          <fieldset key={index} className="min-w-0">
            <legend className="sr-only">{messages.timeNumber(index + 1)}</legend>
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
              <SelectField
                label={messages.from}
                placeholder={messages.from}
                options={startOptions}
                value={String(range.start_minute)}
                onChange={(event) => change(index, { start_minute: Number(event.target.value) })}
              />
              <SelectField
                label={messages.to}
                placeholder={messages.to}
                options={endOptions}
                value={String(range.end_minute)}
                error={tried && index === wrong ? messages.endBeforeStart : undefined}
                onChange={(event) => change(index, { end_minute: Number(event.target.value) })}
              />
              <IconButton
                label={messages.removeTime(index + 1)}
                className="mt-7"
                onClick={() => setRanges(ranges.filter((_, at) => at !== index))}
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </IconButton>
            </div>
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" size="small" onClick={add}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {messages.addTime}
          </Button>
          {ranges.length > 0 && (
            <Button kind="ghost" size="small" onClick={() => setRanges([])}>
              {messages.clearDay}
            </Button>
          )}
          {onReset && (
            <Button kind="ghost" size="small" onClick={onReset}>
              {messages.backToEveryWeek}
            </Button>
          )}
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-semibold">{messages.copyTo}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4">
            {others.map((other) => (
              <Checkbox
                key={other.key}
                label={other.name}
                disabled={other.disabled}
                checked={copyTo.includes(other.key)}
                onChange={(event) =>
                  setCopyTo(
                    event.target.checked ? [...copyTo, other.key] : copyTo.filter((key) => key !== other.key),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        {copyTo.length > 0 && <Note tone="info">{messages.copyReplaces}</Note>}
      </form>
    </Dialog>
  )
}
