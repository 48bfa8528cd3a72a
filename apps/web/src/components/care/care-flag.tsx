import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CareNotice } from './care-notice.tsx'
import { Protocol } from './protocol.tsx'

interface CareFlagProps {
  /** What it refers to, such as "Maya's note". */
  readonly about: string
  readonly className?: string
  /** Where the words are, if they are further down. */
  readonly words?: string
}

/** Marks words that may indicate danger. Its button opens a dialog with what to do. */
export function CareFlag({ words, ...notice }: CareFlagProps) {
  const [open, setOpen] = useState(false)
  return (
    <CareNotice {...notice} onPress={() => setOpen(true)}>
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
    </CareNotice>
  )
}
