import * as messages from '@shinequo/messages/web/components'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/error-catalogue.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'

interface AskDialogProps {
  readonly title: string
  /** What will be lost. */
  readonly description: ReactNode
  /** The button that acts, and the one that changes nothing. */
  readonly act: string
  readonly keep?: string
  readonly busy?: boolean
  readonly error?: unknown
  readonly onAct: () => void
  readonly onClose: () => void
  /** Details in the body, such as what it is about. */
  readonly children?: ReactNode
}

/** Asks for confirmation before something is lost. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    description,
    act,
    keep = messages.keepIt,
    busy = false,
    error,
    onAct,
    onClose,
    children,
  } = props
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      foot={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {keep}
          </Button>
          <Button kind="danger" busy={busy} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      {error ? <Note tone="danger">{messageOf(error)}</Note> : null}
      {children}
    </Dialog>
  )
}
