import { wallClock } from '@shinequo/domain/time/zoned-day'
import { slotText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { logicalKey } from '../../../lib/direction.ts'
import type { OfferedTime, Time } from '../open-days.ts'

const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const

interface TimeListProps {
  readonly label: string
  readonly times: readonly OfferedTime[]
  readonly zone: string
  readonly chosen: Time | null
  readonly onChoose: (time: Time) => void
}

/** The times of one day as a listbox. Arrow keys follow the visual layout; Enter or Space chooses. */
export function TimeList({ label, times, zone, chosen, onChoose }: TimeListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Formatting times is expensive, and choosing one changes none of the texts.
  const groups = useMemo(() => byPartOfDay(times, zone), [times, zone])
  const first = times.find((time) => time.start === chosen?.start) ?? times.find((time) => !time.busy)
  const [moved, setMoved] = useState<number | null>(null)
  const reachable = times.some((time) => time.start === moved) ? moved : (first ?? times[0])?.start

  function onKeyDown(event: KeyboardEvent) {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const current = options.findIndex((option) => option.matches(':focus'))
    const target = options[moveFrom(logicalKey(event.key), current, options)]
    if (target === undefined) return
    event.preventDefault()
    setMoved(Number(target.dataset.start))
    target.focus()
  }

  return (
    <div ref={list} role="listbox" aria-label={label} onKeyDown={onKeyDown} className="grid gap-4">
      {groups.map(([part, own]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={part} role="group" aria-labelledby={`${id}-${part}`}>
          <p id={`${id}-${part}`} className="mb-2 text-xs font-semibold text-muted">
            {messages.PARTS_OF_DAY[part]}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))] gap-2">
            {own.map(({ time, text }) => (
              <TimeOption
                key={time.start}
                time={time}
                text={text}
                chosen={time.start === chosen?.start}
                reachable={time.start === reachable}
                onChoose={() => {
                  setMoved(time.start)
                  onChoose({ start: time.start, end: time.end })
                }}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

interface TimeOptionProps {
  readonly time: OfferedTime
  readonly text: string
  readonly chosen: boolean
  readonly reachable: boolean
  readonly onChoose: () => void
}

function TimeOption({ time, text, chosen, reachable, onChoose }: TimeOptionProps) {
  const look = chosen
    ? 'border-primary bg-primary text-on-primary'
    : time.busy
      ? 'border-line bg-sunken text-muted'
      : 'border-primary/50 bg-surface text-on-soft hover:border-primary hover:bg-primary-soft'
  return (
    <button
      type="button"
      role="option"
      data-start={time.start}
      aria-selected={chosen}
      aria-disabled={time.busy || undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => !time.busy && onChoose()}
      className={`grid min-h-12 content-center rounded-box border px-0.5 text-center text-[0.95rem] font-strong leading-tight tabular-nums transition tablet:min-h-11 ${look}`}
    >
      <span>{text}</span>
      {time.busy && <span className="text-xs font-normal">{messages.youHaveSession}</span>}
    </button>
  )
}

/** The parts of the day that have times, each time with its text. */
function byPartOfDay(times: readonly OfferedTime[], zone: string) {
  const own = (part: string) =>
    times
      .filter((time) => partOfDay(time.start, zone) === part)
      .map((time) => ({ time, text: slotText(time.start, time.end, zone) }))
  return PARTS_OF_DAY.map((part) => [part, own(part)] as const).filter(([, found]) => found.length > 0)
}

function partOfDay(instant: number, zone: string): (typeof PARTS_OF_DAY)[number] {
  const hour = new Date(wallClock(instant, zone)).getUTCHours()
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** The index that a key leads to among options laid out in rows; -1 for other keys or beyond the edge. */
function moveFrom(key: string, current: number, options: readonly HTMLElement[]): number {
  switch (key) {
    case 'ArrowRight':
      return current + 1
    case 'ArrowLeft':
      return current - 1
    case 'ArrowDown':
      return below(options, current, 1)
    case 'ArrowUp':
      return below(options, current, -1)
    case 'Home':
      return 0
    case 'End':
      return options.length - 1
    default:
      return -1
  }
}

/** The option one row down (`step` 1) or up (-1) whose left edge is nearest to that of the current one. */
function below(options: readonly HTMLElement[], current: number, step: 1 | -1): number {
  const from = options[current]?.getBoundingClientRect()
  if (from === undefined) return -1
  let best = -1
  let row: number | null = null
  for (let index = current + step; index >= 0 && index < options.length; index += step) {
    const box = options[index]?.getBoundingClientRect()
    if (box === undefined || Math.abs(box.top - from.top) < 2) continue
    row ??= box.top
    if (Math.abs(box.top - row) >= 2) break
    const bestLeft = options[best]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY
    if (Math.abs(box.left - from.left) < Math.abs(bestLeft - from.left)) best = index
  }
  return best
}
