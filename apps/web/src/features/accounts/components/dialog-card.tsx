import * as messages from '@shinequo/messages/web/accounts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { LazyPart } from '../../../components/ui/lazy-part.tsx'

interface DialogCardProps {
  readonly id: string
  readonly title: string
  /** The words of the button that opens the dialog. */
  readonly act: string
  /** Renders the dialog, which may be lazy. */
  readonly dialog: (onClose: () => void) => ReactNode
  readonly children: ReactNode
}

/** A card about one thing of an account, and the button to the dialog that changes it. */
export function DialogCard({ id, title, act, dialog, children }: DialogCardProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // A second step is opened by a control of the first one, which is gone: its dialog cannot return the focus there.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={title}
        className="mb-1!"
        action={
          <Button ref={button} kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {act}
          </Button>
        }
      />
      {children}
      {open && <LazyPart title={messages.formDidNotLoad}>{dialog(() => setOpen(false))}</LazyPart>}
    </Card>
  )
}
