import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { useEffect } from 'react'
import { Icon } from '../../components/ui/icon.tsx'
import { useSeconds } from '../../lib/use-now.ts'
import { say } from './say.ts'
import { clockWords } from './words.ts'

/** The remaining time, with a warning before the end. */
export function ClockChip({ room }: { readonly room: SessionRoom }) {
  const { words, warning } = clockWords(room, useSeconds())
  useEffect(() => {
    if (warning !== '') say(warning)
  }, [warning])
  return (
    <p
      className={`flex items-center gap-1.5 rounded-full px-3 py-1 text-sm ${warning === '' ? 'bg-night-3' : 'bg-accent text-on-accent'}`}
    >
      <Icon name="clock" className="size-4" />
      <span className="tabular-nums">{words}</span>
    </p>
  )
}
