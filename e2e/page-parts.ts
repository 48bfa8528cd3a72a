import type { Page } from '@playwright/test'

/* Parts of a page by the names that people read and hear. */

type Name = string | RegExp

/** The heading of the page. */
export const heading = (page: Page, name: Name) => page.getByRole('heading', { level: 1, name })
export const field = (page: Page, label: Name) => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: Name) => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: Name) => page.getByRole('link', { name, exact: true })
export const region = (page: Page, name: Name) => page.getByRole('region', { name, exact: true })
/** A page of the menu, whose name may go on with what is new there. */
export const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })
