import type { ReactNode } from 'react'
import { OF_A_PERSON } from '../../lib/words-of.ts'

interface ChatMessageProps {
  /** Who wrote it, and when. */
  readonly by: string
  readonly text: string
  /** Whether the reader wrote it. */
  readonly own: boolean
  /** Stands below it. */
  readonly children?: ReactNode
}

/** One message of a chat, on the side of whoever wrote it. */
export function ChatMessage({ by, text, own, children }: ChatMessageProps) {
  return (
    <div className={`grid gap-1 ${own ? 'justify-items-end ps-8' : 'justify-items-start pe-8'}`}>
      <p className="text-sm tabular-nums text-muted">{by}</p>
      <p
        {...OF_A_PERSON}
        className={`max-w-[60ch] whitespace-pre-line rounded-box px-4 py-2 [overflow-wrap:anywhere] ${own ? 'bg-success-soft' : 'bg-sunken'}`}
      >
        {text}
      </p>
      {children}
    </div>
  )
}
