import { MOST_PROPOSED } from '@shinequo/contract/bookings'
import { dayText, slotText } from '@shinequo/messages/times'
import * as availability from '@shinequo/messages/web/availability'
import * as messages from '@shinequo/messages/web/bookings'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { useOwnOpenTimes } from '../../features/availability/api/coach.ts'
import { CompactPicker } from '../../features/availability/components/compact-picker.tsx'
import { markBusy, type Time } from '../../features/availability/open-days.ts'
import { messageOf } from '../../lib/error-catalogue.ts'

const NONE = [] as const

interface TimesToSuggestProps {
  /** Ordered by start. */
  readonly picked: readonly Time[]
  readonly onPick: (times: readonly Time[]) => void
  readonly zone: string
  readonly now: number
}

/** Up to three of the coach's own open times: those that are chosen, each with a way to remove it, and a picker. */
export function TimesToSuggest({ picked, onPick, zone, now }: TimesToSuggestProps) {
  const open = useOwnOpenTimes(now, zone)
  const left = (open.data ?? []).filter(({ start }) => picked.every((one) => one.start !== start))
  const parts = useRef<HTMLDivElement>(null)
  /** Changes the times, and focuses the nearest one that can be chosen, as the pressed button is removed. */
  function pick(times: readonly Time[], near: number) {
    onPick(times)
    requestAnimationFrame(() => {
      const options = [...(parts.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
      const next = options.find(({ dataset }) => Number(dataset.start) >= near) ?? options.at(-1)
      const target = next ?? parts.current?.querySelector<HTMLElement>('button')
      target?.focus()
    })
  }
  const lineOf = ({ start, end }: Time) => messages.slotLine(dayText(start, zone), slotText(start, end, zone))
  return (
    <div ref={parts} className="grid min-w-0 gap-5">
      {picked.length > 0 && (
        <ul aria-label={messages.suggestedTimes} className="grid gap-2">
          {picked.map((time) => (
            <li
              key={time.start}
              className="flex items-center justify-between gap-3 rounded-box bg-primary-soft ps-4 text-sm font-strong tabular-nums text-on-soft"
            >
              {lineOf(time)}
              <Button
                kind="ghost"
                size="small"
                aria-label={messages.leaveOut(lineOf(time))}
                onClick={() =>
                  pick(
                    picked.filter((one) => one !== time),
                    time.start,
                  )
                }
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open.isPending && <Waiting>{availability.loadingTimes}</Waiting>}
      {open.isError && open.data === undefined && (
        <ErrorState
          title={messages.timesDidNotLoad}
          message={messageOf(open.error)}
          retrying={open.isFetching}
          onRetry={() => void open.refetch()}
        />
      )}
      {open.data !== undefined && picked.length < MOST_PROPOSED && (
        <CompactPicker
          times={markBusy(left, NONE)}
          now={now}
          zone={zone}
          chosen={null}
          onChoose={(time) =>
            pick(
              [...picked, time].sort((one, next) => one.start - next.start),
              time.start,
            )
          }
          nothing={messages.noOtherOpenTime}
        />
      )}
    </div>
  )
}
