import * as messages from '@shinequo/messages/web/navigation'
import { Dialog } from 'radix-ui'
import { useCloseOnBack } from '../lib/use-close-on-back.ts'
import { useDialogFocus } from '../lib/use-dialog-focus.ts'
import { type Side, SideNavigation } from './side-navigation.tsx'

interface NavigationDrawerProps {
  readonly side: Side
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The navigation on phones: slides in from the start edge, traps the focus, closes with Escape, a tap outside or going back. */
export function NavigationDrawer({ side, open, onOpenChange }: NavigationDrawerProps) {
  const dialogFocus = useDialogFocus()
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear wide:hidden" />
        <Dialog.Content
          {...dialogFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-51 flex w-[min(19rem,86vw)] flex-col overflow-y-auto bg-sunken px-4 pb-5 pt-6 shadow-float focus:outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in wide:hidden"
        >
          <Dialog.Title className="sr-only">{messages.menu}</Dialog.Title>
          <SideNavigation side={side} onClose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
