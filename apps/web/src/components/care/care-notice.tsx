import * as messages from '@shinequo/messages/web/care'
import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface CareNoticeProps {
  /**
   * What it refers to, such as "Maya's note". Part of the button's name, because screen readers may announce the button
   * without its context.
   */
  readonly about: string
  readonly className?: string
  /** Shows what to do. */
  readonly onPress: () => void
  /** Follows the button. */
  readonly children?: ReactNode
}

/** Marks words that may indicate danger, with a button that shows what to do. */
export function CareNotice({ about, className = '', onPress, children }: CareNoticeProps) {
  return (
    <div
      className={`flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-in bg-accent-soft py-1.5 ps-3 pe-1.5 text-sm text-ink ${className}`}
    >
      <span className="flex items-center gap-2 font-strong">
        <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
        {messages.mayNeedCare}
      </span>
      <Button kind="quiet" size="small" aria-label={messages.whatToDoAbout(about)} onClick={onPress}>
        {messages.whatToDo}
      </Button>
      {children}
    </div>
  )
}
