import { type ComponentType, createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPage, preloadPages } from './lazy-page.tsx'

const load = async () => ({ default: () => 'the page' })
const rendered = (page: ComponentType) =>
  renderToString(createElement(Suspense, { fallback: 'Loading' }, createElement(page)))

it('shows the fallback while a page is loading', () => {
  expect(rendered(lazyPage(load))).toContain('Loading')
})

it('renders a preloaded page immediately', async () => {
  const page = lazyPage(load)
  await preloadPages([page])
  expect(rendered(page)).toContain('the page')
})

it('preloads a page even if another fails to load or is not lazy', async () => {
  const page = lazyPage(load)
  const lost = lazyPage(() => Promise.reject(new Error('offline')))
  await preloadPages([lost, 'a redirect', undefined, page])
  expect(rendered(page)).toContain('the page')
  expect(rendered(lost)).toContain('Loading')
})
