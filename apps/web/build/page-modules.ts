/**
 * Modules by which the build finds chunks again: a chunk that holds one of them, with all that it imports, belongs to
 * what is named here. A build in which no chunk holds one fails.
 */
export const PAGE = 'apps/web/index.html'

/** The guard, the query cache and the shell: what every signed-in page comes in. */
export const SHELL = [
  'apps/web/src/app/signed-in-frame.tsx',
  'apps/web/src/app/completed-only.tsx',
  'apps/web/src/app/home-shell.tsx',
  'packages/contract/src/profiles.ts',
]

export const DASHBOARD = 'apps/web/src/app/pages/dashboard.tsx'
