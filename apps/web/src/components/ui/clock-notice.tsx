import { zoneName } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/navigation'
import { useState } from 'react'
import { clockErrorWords } from '../../lib/clock-words.ts'
import { isClockPutAway, putClockAway } from '../../lib/wrong-clock.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

interface ClockNoticeProps {
  /** By how much the clock is fast; negative if it is slow. */
  readonly minutes: number
  readonly zone: string
  readonly className?: string
  /** Called when it was put away; its button had the focus. */
  readonly onPutAway: () => void
}

/** Says how wrong the clock is, and in which zone the times on the pages are, until it is put away. */
export default function ClockNotice({ minutes, zone, className = '', onPutAway }: ClockNoticeProps) {
  const [putAway, setPutAway] = useState<number>()
  if (putAway === minutes || isClockPutAway(minutes)) return null
  return (
    <div className={`flex items-center gap-2 bg-info-soft py-1 ps-4 pe-1 text-sm ${className}`}>
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {clockErrorWords(minutes)} {messages.timesAreRight(zoneName(zone))}
      </p>
      <IconButton
        label={actions.dismiss}
        onClick={() => {
          putClockAway(minutes)
          setPutAway(minutes)
          onPutAway()
        }}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  )
}
