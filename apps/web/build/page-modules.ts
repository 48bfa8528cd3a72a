/**
 * Modules that identify chunks of the build: the chunk that contains one of them, with all its imports, belongs to the
 * name below. The build fails if no chunk contains it.
 */
export const PAGE = 'apps/web/index.html'

/** What every signed-in page is shown in: the guard, the query cache and the shell. */
export const SHELL = [
  'apps/web/src/app/signed-in-frame.tsx',
  'apps/web/src/app/completed-only.tsx',
  'apps/web/src/app/home-shell.tsx',
  'packages/contract/src/profiles.ts',
]

export const DASHBOARD = 'apps/web/src/app/pages/dashboard.tsx'
