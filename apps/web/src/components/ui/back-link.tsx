import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

/** A link to the parent page, above the heading. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      className="-ms-1 mb-1 inline-flex [overflow-wrap:anywhere] min-h-11 items-center gap-1.5 rounded-in pe-2 text-sm font-medium text-muted no-underline hover:text-ink hover:underline"
    >
      <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-4.5 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
