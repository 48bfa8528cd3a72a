import { datedDayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/sessions'
import type { ReactNode } from 'react'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

interface NoteQuoteProps {
  readonly text: string
  /** An API instant, and the zone in which its date is shown. */
  readonly at: string
  readonly zone: string
  /** The author, if the context does not make it clear. */
  readonly by?: string
  /** Shown below it. */
  readonly children?: ReactNode
}

/** A note in a list, as the people see it with whom it was shared. */
export function NoteQuote({ text, at, zone, by, children }: NoteQuoteProps) {
  const day = datedDayText(Date.parse(at), zone)
  return (
    <li className="rounded-box bg-info-soft p-4">
      <p {...OF_A_PERSON} className="max-w-[70ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="mt-2 text-sm text-muted">{by ? messages.writtenBy(by, day) : day}</p>
      {children}
    </li>
  )
}
