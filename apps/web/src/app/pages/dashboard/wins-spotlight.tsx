import * as bookings from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/dashboard'
import * as signIn from '@shinequo/messages/web/sign-in'
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { TESTIMONIALS } from '../../../lib/testimonials.ts'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 rtl:-scale-x-100' } as const

/** Testimonials of other students, one at a time, and a note that conversations stay private. */
export function WinsSpotlight({ className = '' }: { readonly className?: string }) {
  const [index, setIndex] = useState(0)
  const count = TESTIMONIALS.length
  const turn = (by: number) => setIndex((index + by + count) % count)
  const one = TESTIMONIALS[index]
  return (
    <Card aria-labelledby="student-wins" className={`flex flex-col ${className}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="student-wins" className="text-lg font-strong tracking-snug">
          {messages.studentWins}
        </h2>
        <div className="-me-2 flex">
          <IconButton label={messages.previousStory} className="-me-1" onClick={() => turn(-1)}>
            <ChevronLeft {...ICON} />
          </IconButton>
          <IconButton label={messages.nextStory} onClick={() => turn(1)}>
            <ChevronRight {...ICON} />
          </IconButton>
        </div>
      </div>
      {one && (
        <figure aria-live="polite" className="mb-6 grid min-h-42 content-start">
          <blockquote className="text-[1.0625rem] leading-relaxed">{bookings.quoted(one.quote)}</blockquote>
          <figcaption className="mt-3.5 flex items-center gap-3 text-sm leading-snug">
            <Avatar name={one.author} url={one.picture} size={40} />
            <span>
              <b className="block font-strong">{one.author}</b>
              <span className="text-muted">{signIn.testimonialAuthor}</span>
            </span>
          </figcaption>
        </figure>
      )}
      <p className="mt-auto flex items-start gap-3 border-t border-line pt-4 text-xs text-muted">
        <Lock aria-hidden="true" strokeWidth={1.75} className="mt-px size-4.5 shrink-0 text-primary" />
        {messages.conversationsArePrivate}
      </p>
    </Card>
  )
}
