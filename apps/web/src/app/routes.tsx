import * as actions from '@shinequo/messages/web/actions'
import { Suspense } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router'
import { PartBoundary } from '../components/ui/part-boundary.tsx'
import { lazyPage, preloadPages } from './lazy-page.tsx'
import { LoadingPage } from './loading-page.tsx'
import { PAGES, type Page } from './pages.ts'

const asRoute = ({ path, load, to, children }: Page): RouteObject => ({
  path,
  ...(load && { Component: lazyPage(load) }),
  ...(to && { element: <Navigate to={to} replace /> }),
  ...(children && { children: children.map(asRoute) }),
})

const ROUTES = PAGES.map(asRoute)
if (import.meta.env.DEV)
  ROUTES.push({ path: '/dev/ui', Component: lazyPage(() => import('./dev/ui-sheet.tsx')) })

/** Preloads all chunks of the page at `path` in parallel instead of layer by layer. Never rejects. */
export async function preloadPage(path: string): Promise<void> {
  // The bare address redirects to the login.
  const matches = matchRoutes(ROUTES, path === '/' ? '/login' : path) ?? []
  await preloadPages(matches.map(({ route }) => route.Component))
}

/** The page for the current path. */
export function AppRoutes() {
  const page = useRoutes(ROUTES)
  return (
    <PartBoundary wholePage title={actions.thisPageDidNotLoad}>
      <Suspense fallback={<LoadingPage />}>{page}</Suspense>
    </PartBoundary>
  )
}
