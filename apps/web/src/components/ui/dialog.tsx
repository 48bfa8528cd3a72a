import * as actions from '@shinequo/messages/web/actions'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { useCloseOnBack } from '../../lib/use-close-on-back.ts'
import { useDialogFocus } from '../../lib/use-dialog-focus.ts'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** Shown before title and description: the picture of the person it is about. */
  readonly picture?: ReactNode
  /** Buttons at the bottom, always visible. */
  readonly foot?: ReactNode
  readonly wide?: boolean
  /** A smaller title, for what should not alarm anybody. */
  readonly calm?: boolean
  /** The element that is focused on opening; its first control if left out. */
  readonly first?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * A dialog; on phones a sheet from the bottom. Head and foot stay in place and the body scrolls, or everything scrolls
 * if large text leaves no room for the body. Traps the focus and returns it on closing;
 * going back closes it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  picture,
  foot,
  wide = false,
  calm = false,
  first,
  children,
}: DialogProps) {
  const dialogFocus = useDialogFocus(first)
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <div className="pointer-events-none fixed inset-0 z-60 grid items-end justify-items-center tablet:place-items-center tablet:p-6">
          <Radix.Content
            {...dialogFocus}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={`pointer-events-auto flex max-h-[94dvh] w-full flex-col overflow-y-auto rounded-t-box bg-raised shadow-float focus:outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise tablet:max-h-[calc(100dvh-3rem)] tablet:rounded-box ${wide ? 'tablet:max-w-160' : 'tablet:max-w-140'}`}
          >
            <div className="flex items-start gap-3 tablet:gap-4 px-5 pb-3 pe-3 pt-4 tablet:pb-4 tablet:ps-6 tablet:pe-4 tablet:pt-5">
              {picture}
              <div className="min-w-0 flex-1">
                <Radix.Title className={calm ? 'text-lg font-strong' : 'text-xl font-bold tracking-snug'}>
                  {title}
                </Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label={actions.close} className="-my-1.5">
                  <X aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
                </IconButton>
              </Radix.Close>
            </div>
            <div className="grid min-h-16 gap-5 empty:hidden overflow-y-auto px-5 pb-5 pt-1 tablet:px-6 tablet:pb-6">
              {children}
            </div>
            {foot !== undefined && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] pt-3 max-tablet:[&>*]:min-h-13 max-tablet:[&>*]:flex-1 max-tablet:[&>*]:px-3 tablet:px-6 tablet:py-4">
                {foot}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
