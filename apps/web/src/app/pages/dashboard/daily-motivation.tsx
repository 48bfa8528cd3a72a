import { localDate } from '@shinequo/domain/time/zoned-day'
// Our own lines, not quotes. Loaded as data, not bundled, because a visit shows only one of two hundred.
import linesAddress from '@shinequo/messages/encouragements.json?url'
import * as messages from '@shinequo/messages/web/dashboard'
import { useEffect, useState } from 'react'
import { Shine } from '../../../components/ui/shine.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { lineOfTheDay } from './line-of-the-day.ts'

interface DailyMotivationProps {
  readonly now: number
  /** Show Shine only if no other Shine and no error is visible; otherwise a plain sun. */
  readonly withShine: boolean
  readonly className?: string
}

/** One line of encouragement a day above a rising sun. */
export function DailyMotivation({ now, withShine, className = '' }: DailyMotivationProps) {
  const { id } = useProfile()
  const lines = useEncouragements()
  return (
    <section
      aria-labelledby="daily-motivation"
      className={`relative isolate flex min-h-66 flex-col overflow-hidden rounded-box bg-art-sky p-5 pb-40 tablet:p-6 tablet:pb-44 ${className}`}
    >
      <h2 id="daily-motivation" className="text-sm font-strong text-warning">
        {messages.dailyMotivation}
      </h2>
      {/* As high as the longest line, three rows, so that nothing below moves when the line loads. */}
      <p className="mt-2.5 min-h-[3lh] max-w-[22ch] text-balance text-xl font-strong leading-tight tracking-snug">
        {lines ? lineOfTheDay(lines, localDate(now, ownZone()), id) : <Skeleton className="h-[2lh]" />}
      </p>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10 h-48">
        <div className="absolute bottom-0 end-0 h-48 w-88">
          <span className="absolute start-[126px] top-[14px] size-62 rounded-full bg-(--art-ring-1)" />
          <span className="absolute start-[170px] top-[58px] size-40 rounded-full bg-(--art-ring-2)" />
          {withShine ? (
            <Shine mood="greeting" size={102} className="absolute start-[199px] top-[77px]" />
          ) : (
            <span className="absolute start-[207px] top-[96px] size-21.5 rounded-full bg-accent" />
          )}
        </div>
        <Hills />
      </div>
    </section>
  )
}

/** Shown if the list cannot be loaded. */
const ALWAYS_AT_HAND = [messages.anyDay]
let known: readonly string[] | null = null
/** Requested as soon as this script runs, while the page still waits for the profile. */
let early: Promise<readonly string[]> | null = loadEncouragements()

/** The lines of encouragement; null until they have loaded. */
function useEncouragements(): readonly string[] | null {
  const [lines, setLines] = useState(known)
  useEffect(() => {
    if (lines !== null) return
    const coming = early ?? loadEncouragements()
    early = null
    coming.then(setLines)
  }, [lines])
  return lines
}

async function loadEncouragements(): Promise<readonly string[]> {
  try {
    const answer = await fetch(linesAddress)
    if (!answer.ok) return ALWAYS_AT_HAND
    known = (await answer.json()) as readonly string[]
    return known
  } catch {
    return ALWAYS_AT_HAND
  }
}

function Hills() {
  return (
    <svg
      viewBox="0 0 352 60"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-15 w-full rtl:-scale-x-100"
    >
      <path d="M0 26C50 2 96 0 148 14c60 17 120 14 204-14v62H0z" fill="var(--art-hill-1)" />
      <path d="M0 44c70-18 130-16 190-6 60 9 110 3 162-12v36H0z" fill="var(--art-hill-2)" />
    </svg>
  )
}
