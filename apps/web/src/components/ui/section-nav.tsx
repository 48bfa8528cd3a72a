import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'

interface SectionNavProps {
  readonly label: string
  readonly sections: readonly { readonly to: string; readonly name: string; readonly Icon?: LucideIcon }[]
  readonly className?: string
}

/** The sections of a page, each with an address: beside it on desktops, otherwise in a box above it. */
export function SectionNav({ label, sections, className = '' }: SectionNavProps) {
  return (
    <nav
      aria-label={label}
      className={`grid grid-cols-2 gap-1 rounded-box border border-line bg-sunken p-1 tablet:grid-cols-3 desk:sticky desk:top-6 desk:grid-cols-1 desk:border-0 desk:bg-transparent desk:p-0 print:hidden ${className}`}
    >
      {sections.map(({ to, name, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-in px-2.5 py-1.5 text-sm font-semibold leading-tight text-muted no-underline transition [overflow-wrap:anywhere] hover:bg-hover hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-primary aria-[current=page]:shadow-soft desk:min-h-12 desk:gap-3 desk:rounded-box desk:px-3 desk:text-base desk:font-medium desk:aria-[current=page]:bg-primary-soft desk:aria-[current=page]:font-bold desk:aria-[current=page]:text-on-soft desk:aria-[current=page]:shadow-none"
        >
          {Icon && (
            <Icon aria-hidden="true" strokeWidth={1.75} className="hidden size-5 shrink-0 tiny:block" />
          )}
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
