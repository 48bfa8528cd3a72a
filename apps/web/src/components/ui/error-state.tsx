import * as actions from '@shinequo/messages/web/actions'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface ErrorStateProps {
  /** What failed, such as 'Your coaches didn't load'. */
  readonly title: string
  /** The catalogue's message. */
  readonly message: string
  /** Tries again. Left out if retrying is not possible. */
  readonly onRetry?: () => void
  readonly retrying?: boolean
  readonly action?: ReactNode
  readonly level?: 'h1' | 'h2' | 'h3'
}

/** A region that failed while others on the page work. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  action,
  level: Title = 'h3',
}: ErrorStateProps) {
  const id = useId()
  return (
    <div
      role="alert"
      aria-labelledby={id}
      className="grid content-center justify-items-center gap-1 px-6 pb-9 pt-8 text-center"
    >
      <span className="mb-2.5 grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="warning" className="size-5.5" />
      </span>
      <Title id={id} className="text-lg font-strong tracking-snug">
        {title}
      </Title>
      <p className="max-w-[44ch] text-sm text-muted">{message}</p>
      {(onRetry || action) && (
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button kind="quiet" busy={retrying} onClick={onRetry}>
              {!retrying && <Icon name="again" className="size-4.5" />}
              {actions.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
