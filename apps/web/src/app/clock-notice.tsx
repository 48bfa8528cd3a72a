import { zoneName } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/navigation'
import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../components/ui/icon-button.tsx'
import { clockErrorWords } from '../lib/clock-words.ts'
import { focusMain } from '../lib/focus-main.ts'
import { isClockPutAway, putClockAway } from '../lib/wrong-clock.ts'

interface ClockNoticeProps {
  /** By how much the clock is fast; negative if it is slow. */
  readonly minutes: number
  readonly zone: string
}

/** Says how wrong the clock is, and in which zone the times on the pages are, until it is put away. */
export default function ClockNotice({ minutes, zone }: ClockNoticeProps) {
  const [putAway, setPutAway] = useState<number>()
  if (putAway === minutes || isClockPutAway(minutes)) return null
  return (
    <div className="mx-auto flex min-h-14 items-center gap-2 border-t border-line bg-info-soft py-1 ps-4 pe-1 text-sm wide:w-fit wide:rounded-box wide:border wide:shadow-float">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {clockErrorWords(minutes)} {messages.timesAreRight(zoneName(zone))}
      </p>
      <IconButton
        label={actions.dismiss}
        onClick={() => {
          putClockAway(minutes)
          setPutAway(minutes)
          focusMain()
        }}
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
    </div>
  )
}
