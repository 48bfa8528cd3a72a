/** The nouns of ARCHITECTURE.md, spelled the same in every folder. */
export const NOUNS = [
  'accounts',
  'people',
  'rosters',
  'profiles',
  'coaches',
  'schools',
  'questionnaire',
  'matching',
  'availability',
  'bookings',
  'sessions',
  'calendars',
  'feedback',
  'community',
  'care',
  'feed',
  'notifications',
  'programme',
  'audit',
  'retention',
]

/** What browser and server must compute identically: the only folders of domain that the web app may import. */
export const BOTH_SIDES = [
  'time',
  'availability',
  'sessions',
  'calendars',
  'feedback',
  'accounts',
  'care',
  'matching',
]

/** The location of each workspace. */
const WORKSPACES = /** @type {const} */ ({
  contract: 'packages/contract/src/',
  domain: 'packages/domain/src/',
  messages: 'packages/messages/',
  server: 'apps/server/src/',
  web: 'apps/web/src/',
  e2e: 'e2e/',
  bench: 'bench/',
  scripts: 'scripts/',
})

/** @typedef {keyof typeof WORKSPACES | 'root'} Workspace */

/**
 * The workspace of a path, and the path's parts inside it. 'root' is everything else (tool settings).
 * @param {string} path relative to the project's root
 * @returns {{ workspace: Workspace, parts: string[] }}
 */
export function placeOf(path) {
  for (const [workspace, folder] of Object.entries(WORKSPACES)) {
    if (path.startsWith(folder)) {
      return { workspace: /** @type {Workspace} */ (workspace), parts: path.slice(folder.length).split('/') }
    }
  }
  return { workspace: 'root', parts: path.split('/') }
}

/**
 * Whether only tests use a file: a test, `testing`, or the access rows of a noun.
 * @param {{ path: string, isTest: boolean }} file
 */
export function isForTests({ path, isTest }) {
  const { workspace, parts } = placeOf(path)
  return isTest || (workspace === 'server' && (parts[0] === 'testing' || parts.at(-1) === 'access-rows.ts'))
}

/**
 * The folder of a workspace, for messages.
 * @param {Workspace} workspace
 */
export function folderOf(workspace) {
  return workspace === 'root' ? 'the project' : WORKSPACES[workspace].replace(/\/$/, '')
}
