import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const SITE = 'ShineQuo'
/** Whether this tab has shown a page other than its first. */
let wentOn = false

/**
 * Sets the document title, 'Welcome back! · ShineQuo', and returns a ref for the main heading (with `tabIndex={-1}`).
 * The heading is focused if the person came here by a link inside the app.
 */
export function usePageTitle<H extends HTMLElement>(title: string) {
  const heading = useRef<H>(null)
  const { key, pathname } = useLocation()
  const shown = useRef<string>(undefined)
  const kind = useNavigationType()

  useEffect(() => {
    document.title = `${title} · ${SITE}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, not for each new title
  useEffect(() => {
    // A replaced address of the same path only stores filters: it is the same page, so the focus stays where the person
    // types.
    const noted = kind === 'REPLACE' && shown.current === pathname
    shown.current = pathname
    if (noted) return
    // 'default' is the first page of this tab. The focus stays as the browser set it until the person has navigated.
    if (key === 'default' && !wentOn) return
    wentOn = true
    if (kind !== 'POP') window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [key])

  return heading
}

interface PageHeadingProps {
  /** The document title, if it differs from the heading. */
  readonly title?: string
  readonly children: string
  readonly className?: string
}

/** The only h1 of a page. */
export function PageHeading({ title, children, className = '' }: PageHeadingProps) {
  const ref = usePageTitle<HTMLHeadingElement>(title ?? children)
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className={`text-balance [overflow-wrap:anywhere] text-2xl font-bold tracking-tight tablet:text-3xl ${className}`}
    >
      {children}
    </h1>
  )
}

interface PageHeadProps extends PageHeadingProps {
  readonly lede?: ReactNode
}

/** The heading with a line under it. */
export function PageHead({ lede, ...heading }: PageHeadProps) {
  return (
    <header className="mb-5 tablet:mb-6">
      <PageHeading {...heading} />
      {lede !== undefined && <p className="mt-1.5 max-w-[66ch] text-muted">{lede}</p>}
    </header>
  )
}
