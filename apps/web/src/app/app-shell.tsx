import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/navigation'
import { type ReactNode, Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AskContact } from '../components/care/ask-contact.tsx'
import { Card } from '../components/ui/card.tsx'
import { CrisisLine } from '../components/ui/crisis-line.tsx'
import { PartBoundary } from '../components/ui/part-boundary.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { SkipLink } from '../components/ui/skip-link.tsx'
import { Waiting } from '../components/ui/spinner.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { type Side, SideNavigation } from './side-navigation.tsx'
import { TopBar, type TopBarFacts } from './top-bar.tsx'

interface AppShellProps {
  readonly side: Side
  readonly bar: TopBarFacts
  /** Whether what every page needs is there: who is signed in. */
  readonly isReady: boolean
  /** Shown above the page, and together with it. */
  readonly notices?: ReactNode
  /** Shown in the main part, above the page: a way back. */
  readonly way?: ReactNode
  /** Shown last on the page, at the bottom of the window. */
  readonly foot?: ReactNode
  /** Pages are at least as tall as the window while their lists load, so that the footer does not jump. */
  readonly longPages?: boolean
}

/**
 * The frame around all pages of one role: navigation at the side (a drawer on phones), greeting at the top, and the
 * page. Nothing of the frame moves when the page comes.
 */
export function AppShell({ side, bar, isReady, notices, way, foot, longPages = false }: AppShellProps) {
  const [drawer, setDrawer] = useState(false)
  const { pathname } = useLocation()
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <aside
        aria-label={messages.menu}
        className="hidden border-e border-line bg-sunken wide:block print:hidden"
      >
        <div className="sticky top-0 flex h-dvh min-h-140 flex-col overflow-y-auto px-4 pb-5 pt-6">
          <SideNavigation side={side} />
        </div>
      </aside>
      <NavigationDrawer side={side} open={drawer} onOpenChange={setDrawer} />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar {...bar} side={side} onMenu={() => setDrawer(true)} />
        {isReady ? (
          <Suspense fallback={<LoadingContent side={side} />}>
            {notices}
            <Content long={longPages}>
              {way}
              {/* The key resets the error boundary on navigation, so that a new page is tried. */}
              <PartBoundary key={pathname} title={actions.thisPageDidNotLoad}>
                <Outlet />
              </PartBoundary>
            </Content>
            <Footer side={side} />
          </Suspense>
        ) : (
          <LoadingContent side={side} />
        )}
        {foot}
      </div>
    </div>
  )
}

/** While the page loads, the footer is below the window: it would jump when the page comes. */
function LoadingContent({ side }: { readonly side: Side }) {
  return (
    <>
      <Content long>
        <Waiting className="py-2">{actions.loading}</Waiting>
        <Skeleton className="mb-5 mt-3 h-8 w-64 max-w-full tablet:mb-6" />
        <Card className="grid h-80 grid-cols-[minmax(0,1fr)] content-start gap-4">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </Card>
      </Content>
      <Footer side={side} />
    </>
  )
}

function Footer({ side }: { readonly side: Side }) {
  return (
    <footer className="mx-4 border-t border-line pb-5 pt-2 wide:hidden">
      <CrisisLine className="justify-center" />
      {side.asksForContact && <AskContact className="text-center" />}
    </footer>
  )
}

function Content({ children, long }: { readonly children: ReactNode; readonly long: boolean }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`mx-auto w-full max-w-[77rem] flex-1 px-3 pb-8 pt-3 tiny:px-4 wide:px-10 wide:pb-16 ${long ? 'max-wide:min-h-dvh' : ''}`}
    >
      {children}
    </main>
  )
}
