import { type ReactNode, useEffect } from 'react'
import { CrisisWords } from '../ui/crisis-line.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { usePageTitle } from '../ui/page-heading.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { LegalLinks } from './legal-links.tsx'

interface AuthColumnProps {
  readonly title: string
  readonly subtitle?: ReactNode
  /** A line under the form, usually with a link. */
  readonly footer?: ReactNode
  /**
   * Focuses the heading. For a form that replaces another one at the same address, so that screen readers announce it.
   */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** The form side of a signed-out page: heading, optional subtitle, form, optional footer line. */
export function AuthColumn({ title, subtitle, footer, takesFocus = false, children }: AuthColumnProps) {
  const heading = usePageTitle<HTMLHeadingElement>(title)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  return (
    <AuthHalf>
      <div className="mb-6 tablet:mb-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[2rem] font-bold leading-tight tracking-tight tablet:text-4xl"
        >
          {title}
        </h1>
        {subtitle !== undefined && <p className="mt-2 text-muted">{subtitle}</p>}
      </div>
      {children}
      {footer !== undefined && <p className="mt-6 text-sm text-muted">{footer}</p>}
    </AuthHalf>
  )
}

interface AuthHalfProps {
  /** Shown at the end of the top line. */
  readonly action?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The form side without a heading: word mark, content, crisis line and legal links, on phones a drawn horizon. */
export function AuthHalf({ action, wide = false, children }: AuthHalfProps) {
  return (
    <div className="flex min-w-0 flex-col px-4 pt-4 tiny:px-5 tablet:px-12 tablet:pb-6 tablet:pt-7">
      <header className="flex min-h-11 items-center justify-between">
        <Wordmark />
        {action}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start py-8 tablet:content-center tablet:py-5 ${wide ? 'max-w-140' : 'tablet:max-w-102'}`}
      >
        <div>{children}</div>
      </main>
      <footer className="flex flex-wrap gap-x-4.5 text-xs text-muted tablet:gap-x-5 [&_:is(a,button)]:py-3.25 tablet:[&_:is(a,button)]:py-1">
        <span>
          <CrisisWords linkClass="text-link text-inherit!" />
        </span>
        <LegalLinks />
        <LanguageSwitch className="text-link text-inherit!" />
      </footer>
      <Horizon />
    </div>
  )
}

function Horizon() {
  return (
    <svg
      viewBox="0 0 390 120"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      className="-mx-4 mt-auto h-30 w-[calc(100%+2rem)] max-w-none shrink-0 tiny:-mx-5 tiny:w-[calc(100%+2.5rem)] tablet:hidden rtl:-scale-x-100"
    >
      <circle cx="300" cy="104" r="92" fill="var(--art-sky)" />
      <circle cx="300" cy="104" r="58" fill="var(--art-ring-1)" />
      <circle cx="300" cy="104" r="32" fill="#ffb020" />
      <path d="M0 92c60-26 116-26 176-10 66 17 134 12 214-16v54H0z" fill="var(--art-hill-2)" />
      <path d="M0 108c78-18 144-16 210-6 66 9 122 3 180-12v30H0z" fill="var(--art-hill-3)" />
    </svg>
  )
}
