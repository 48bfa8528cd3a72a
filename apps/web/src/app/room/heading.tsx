import * as messages from '@shinequo/messages/web/room'
import { useLayoutEffect, useRef } from 'react'

interface HeadingProps {
  /** The title of the browser's tab, if it differs from the heading. */
  readonly title?: string
  readonly children: string
  readonly className?: string
}

/** The only h1 of a page of the room, focused as its page appears. */
export function Heading({
  children,
  title = children,
  className = 'text-3xl font-bold tracking-tight',
}: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  useLayoutEffect(() => {
    document.title = messages.documentTitle(title)
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
