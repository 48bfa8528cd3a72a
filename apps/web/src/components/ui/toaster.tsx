import * as actions from '@shinequo/messages/web/actions'
import { Check, TriangleAlert, X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import toast, { Toaster as HotToaster, resolveValue, type Toast } from 'react-hot-toast'
import { pageDirection } from '../../lib/direction.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'

/** Section 9: how long each kind is shown, in milliseconds. */
const DURATIONS = { blank: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY, custom: 4000 }
const REMOVAL_MS = 1000

const MARKS: Partial<Record<Toast['type'], ReactNode>> = {
  success: <Check aria-hidden="true" strokeWidth={2} className="mt-0.5 size-4.5 text-success" />,
  error: <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 text-danger" />,
  loading: <Spinner className="mt-0.5 text-primary" />,
}

/**
 * Shows toasts: at the bottom end, above a bar of acts, on phones at the top. The library's own limit matches the 20
 * simultaneous toasts of section 9.
 */
export function Toaster() {
  const onPhone = useMediaQuery('(max-width: 44.99rem)')
  const corner = pageDirection() === 'rtl' ? 'bottom-left' : 'bottom-right'
  return (
    // An open dialog hides everything outside it from screen readers except live regions. Toasts must still be
    // announced.
    <div aria-live="off" className="print:hidden">
      <HotToaster
        position={onPhone ? 'top-center' : corner}
        gutter={12}
        containerStyle={{ bottom: 'var(--toast-bottom, 1rem)' }}
        toastOptions={{
          removeDelay: REMOVAL_MS,
          blank: { duration: DURATIONS.blank },
          success: { duration: DURATIONS.success },
          error: { duration: DURATIONS.error },
          loading: { duration: DURATIONS.loading },
          custom: { duration: DURATIONS.custom },
        }}
      >
        {(one) =>
          one.type === 'custom' ? (resolveValue(one.message, one) as ReactElement) : <ToastCard toast={one} />
        }
      </HotToaster>
    </div>
  )
}

/** Errors are announced immediately. The library would give every toast the role `status`. */
const ASSERTIVE = { role: 'alert', 'aria-live': 'assertive' } as const

function ToastCard({ toast: one }: { readonly toast: Toast }) {
  return (
    <div
      {...(one.type === 'error' ? ASSERTIVE : one.ariaProps)}
      className={`flex w-full max-w-[350px] items-start gap-3 rounded-box border border-line bg-raised py-3.5 ps-4 pe-2 text-sm leading-snug text-ink shadow-float ${one.visible ? 'animate-rise' : 'animate-sink'}`}
    >
      {MARKS[one.type]}
      <span className="min-w-0 flex-1 py-px">{resolveValue(one.message, one)}</span>
      {/* Not focusable while it disappears, because the focus would be lost. */}
      <IconButton
        label={actions.dismiss}
        inert={!one.visible}
        className="-my-3 -me-1"
        onClick={() => toast.dismiss(one.id)}
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </IconButton>
    </div>
  )
}
