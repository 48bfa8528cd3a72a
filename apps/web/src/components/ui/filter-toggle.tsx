import * as messages from '@shinequo/messages/web/components'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from './button.tsx'

interface FilterToggleProps {
  /** How many filters of those that it unfolds are set. */
  readonly chosen: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The ids of what it unfolds. */
  readonly controls: string
}

/** A button that unfolds the filters of a list on phones, so that the list is in view. */
export function FilterToggle({ chosen, isOpen, onToggle, controls }: FilterToggleProps) {
  return (
    <Button
      kind="quiet"
      aria-expanded={isOpen}
      aria-controls={controls}
      className="justify-self-start tablet:hidden"
      onClick={onToggle}
    >
      <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {messages.filters(chosen)}
    </Button>
  )
}
