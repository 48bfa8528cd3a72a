import {
  type BrowserApp,
  type BrowserAppOptions,
  startBrowserApp,
} from '@shinequo/server/testing/browser-app'

/*
 * The applications of a worker: the one that most files share, and that of the file whose tests run. A worker goes on
 * from file to file, since a new one would load the server and start a browser anew.
 */

let common: Promise<BrowserApp> | undefined
let own: { readonly key: object; readonly app: Promise<BrowserApp> } | undefined
const closing: Promise<void>[] = []

/** An application whose limits no test reaches. */
export const startUsualApp = (options?: BrowserAppOptions): Promise<BrowserApp> =>
  startBrowserApp({ RATE_LIMIT_SCALE: '100' }, options)

/** The same with a programme that offers its pages in Spanish, too. */
export async function startSpanishApp(): Promise<BrowserApp> {
  const app = await startUsualApp()
  await offerSpanish(app)
  return app
}

/** Offers the programme's pages in Spanish, too. */
export async function offerSpanish({ context }: BrowserApp): Promise<void> {
  await context.database.root.updateTable('programme').set({ spanish_read_by: 'Rosa Sample' }).execute()
}

/** The application that files share. */
export function commonApp(): Promise<BrowserApp> {
  common ??= startUsualApp()
  return common
}

/** The application with this key, which a file creates once. Closes the application of the file before. */
export function appFor(key: object, start = startUsualApp): Promise<BrowserApp> {
  if (own?.key !== key) {
    if (own) closing.push(closed(own.app))
    own = { key, app: start() }
  }
  return own.app
}

async function closed(app: Promise<BrowserApp>): Promise<void> {
  await (await app).close()
}

/** Closes all. Throws what one of them failed with in the background. */
export async function closeApps(): Promise<void> {
  for (const app of [own?.app, common]) if (app) closing.push(closed(app))
  await Promise.all(closing)
}

const made = new WeakMap<BrowserApp, Map<unknown, Promise<unknown>>>()

/** What `make` makes, which is called once for an application. `key` tells different things apart. */
export function onceFor<T>(
  app: BrowserApp,
  make: (app: BrowserApp) => Promise<T>,
  key: unknown = make,
): Promise<T> {
  const things = made.get(app) ?? new Map<unknown, Promise<unknown>>()
  made.set(app, things)
  if (!things.has(key)) things.set(key, make(app))
  return things.get(key) as Promise<T>
}
