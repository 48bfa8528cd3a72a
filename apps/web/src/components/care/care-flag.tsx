import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care'
import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Protocol } from './protocol.tsx'

interface CareFlagProps {
  /**
   * What it refers to, such as "Maya's note". Part of the button's name, because screen readers may announce the button
   * without its context.
   */
  readonly about: string
  readonly className?: string
  /** Where the words are, if they are further down. */
  readonly words?: string
}

/** Marks words that may indicate danger, with a button that shows what to do. */
export function CareFlag({ about, className = '', words }: CareFlagProps) {
  const [open, setOpen] = useState(false)
  return (
    <div
      className={`flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-in bg-accent-soft py-1.5 ps-3 pe-1.5 text-sm text-ink ${className}`}
    >
      <span className="flex items-center gap-2 font-strong">
        <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
        {messages.mayNeedCare}
      </span>
      <Button
        kind="quiet"
        size="small"
        aria-label={messages.whatToDoAbout(about)}
        onClick={() => setOpen(true)}
      >
        {messages.whatToDo}
      </Button>
      {words !== undefined && (
        <a href={`#${words}`} className="text-link flex min-h-11 items-center px-2">
          {messages.seeTheWords}
        </a>
      )}
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={messages.whenSomebodyNeedsCare}
          description={messages.wordsCanBeHarmless}
          foot={<Button onClick={() => setOpen(false)}>{actions.done}</Button>}
        >
          <Protocol />
        </Dialog>
      )}
    </div>
  )
}
