import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../../components/ui/card.tsx'

interface SettingsLinksProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly title: string; readonly holds: string }[]
}

/** Links to places of settings, each with what is there. */
export function SettingsLinks({ label, links }: SettingsLinksProps) {
  return (
    <Card flush aria-label={label}>
      <ul>
        {links.map(({ to, title, holds }) => (
          <li key={to} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              className="group flex min-h-17 items-center justify-between gap-3 px-5 py-3.5 text-ink no-underline transition hover:bg-sunken focus-visible:-outline-offset-2 tablet:px-6"
            >
              <span className="grid min-w-0 [overflow-wrap:anywhere]">
                <span className="font-strong group-hover:underline">{title}</span>
                <span className="text-sm text-muted">{holds}</span>
              </span>
              <ChevronRight
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 text-muted rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
