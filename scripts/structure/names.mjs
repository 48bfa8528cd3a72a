import { NOUNS, placeOf } from './places.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Finding} Finding */

const DRAWERS = ['index', 'utils', 'helpers', 'types', 'constants', 'common']
const TEST = /\.test\.tsx?$/
const nounList = NOUNS.join(', ')

const CONTRACT_FILES = [
  ...NOUNS,
  'contact-points',
  'endpoint',
  'endpoints',
  'errors',
  'events',
  'fields',
  'help',
  'health',
  'locales',
  'mail-address',
  'new-account',
  'rules',
  'texts',
  'values',
]
const SERVER_FILES = [
  'main.ts',
  'audit-check.ts',
  'files-move.ts',
  'worker.ts',
  'app.ts',
  'personal-data.ts',
  'env.ts',
]
const SERVER_FOLDERS = ['features', 'plugins', 'migrations', 'seeds', 'testing']
const SERVER_NOUN_FILES = [
  'routes.ts',
  'service.ts',
  'queries.ts',
  'access.ts',
  'presenter.ts',
  'jobs.ts',
  'work.ts',
  'access-rows.ts',
  'tables.ts',
  'personal-data.ts',
]
/** The files in a room of a noun: a folder for a use case that has outgrown the noun's own files. */
const SERVER_ROOM_FILES = ['service.ts', 'queries.ts', 'access-rows.ts']
/** A noun's mail/: one file for each kind of mail, and queries.ts with their readers. */
const MAIL_FILE = /^[a-z]+(-[a-z]+)*\.ts$/
const WEB_FILES = ['main.tsx', 'vite-env.d.ts']
/** Whose calls a file of a noun's api/ contains. shared: more than one role; public: without signing in. */
const WEB_API_FILES = ['student.ts', 'coach.ts', 'admin.ts', 'shared.ts', 'public.ts']
const WEB_FOLDERS = ['app', 'features', 'components', 'lib', 'assets', 'styles']

/** Catalogues in addition to those of the nouns: for no noun, or a part of one that other pages do not need to load. */
const MESSAGE_FILES = [
  'accounts-address',
  'actions',
  'answers',
  'ask-contact',
  'availability-hours',
  'bookings-objections',
  'care-phrases',
  'care-worries',
  'components',
  'crisis',
  'dashboard',
  'coach-review',
  'data-codes',
  'errors',
  'fields',
  'focus-names',
  'help',
  'legal',
  'matching-admin',
  'matching-codes',
  'names',
  'navigation',
  'own-data',
  'page',
  'people-acts',
  'people-views',
  'programme-settings',
  'room',
  'sessions-wrap-up',
  'sign-in',
]
/** The files of a language in addition to its catalogues. */
const LOCALE_FILES = ['locale.ts', 'server.ts', 'times.ts', 'web.ts']

/**
 * Checks the closed lists of file and folder names.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function checkNames(files) {
  const paths = new Set(files.map((file) => file.path))
  return files.flatMap(({ path }) => {
    const message = drawerProblem(path) ?? placeProblem(path) ?? untestedProblem(path, paths)
    return message ? [{ path, message }] : []
  })
}

/** @param {string} path */
function drawerProblem(path) {
  const names = path.split('/').map((part) => part.replace(/(\.test|\.d)?\.[a-z]+$/, ''))
  const drawer = names.find((name) => DRAWERS.includes(name))
  return drawer
    ? `'${drawer}' is a drawer: name the file after what it holds, and put a limit beside the rule it limits.`
    : null
}

/** @param {string} path */
function placeProblem(path) {
  const { workspace, parts } = placeOf(path)
  if (workspace === 'contract') return contractProblem(parts)
  if (workspace === 'domain') return domainProblem(parts)
  if (workspace === 'messages') return messagesProblem(parts)
  if (workspace === 'server') return serverProblem(parts)
  if (workspace === 'web') return webProblem(parts)
  return null
}

/** @param {string[]} parts */
function contractProblem(parts) {
  const [first = ''] = parts
  const isFile =
    parts.length === 1 && (CONTRACT_FILES.includes(first.replace(/\.ts$/, '')) || TEST.test(first))
  if (isFile || (parts.length === 2 && NOUNS.includes(first))) return null
  return `packages/contract/src holds one file a noun (${CONTRACT_FILES.join(', ')}), and <noun>/<use-case>.ts for what only some of its readers load: put this into the noun whose wire it is.`
}

/** @param {string[]} parts */
function domainProblem(parts) {
  const isOfNoun = ['time', ...NOUNS].includes(parts[0] ?? '')
  if (isOfNoun && (parts.length === 2 || parts.length === 3)) return null
  return `a rule stands in packages/domain/src/<noun>/<rule>.ts, with time or a noun (${nounList}) as its folder, or in one room of it where many files make one rule.`
}

/** @param {string[]} parts */
function messagesProblem(parts) {
  const [locale = '', side = '', file = ''] = parts
  if (parts.length === 1) return null
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(locale))
    return `packages/messages/${locale} is no language: a folder there is named by a tag of BCP 47, as es-US.`
  if (parts.length === 2 && LOCALE_FILES.includes(side)) return null
  const name = file.replace(/\.ts$/, '')
  if (parts.length === 3 && ['web', 'server'].includes(side) && [...NOUNS, ...MESSAGE_FILES].includes(name))
    return null
  return `sentences stand in packages/messages/<locale>/web or server, a file a noun (or ${MESSAGE_FILES.join(', ')}), beside ${LOCALE_FILES.join(' and ')}.`
}

/** @param {string[]} parts */
function serverProblem(parts) {
  const [folder = '', noun = '', file = ''] = parts
  if (parts.length === 1) {
    if (SERVER_FILES.includes(folder) || TEST.test(folder)) return null
    return `apps/server/src itself holds only ${SERVER_FILES.join(', ')}: a noun's code stands in features/<noun>, what serves all of them in plugins.`
  }
  if (!SERVER_FOLDERS.includes(folder))
    return `apps/server/src has only the folders ${SERVER_FOLDERS.join(', ')}.`
  if (folder === 'migrations') {
    return parts.length === 2 && (/^\d{4}-[a-z0-9-]+\.ts$/.test(noun) || TEST.test(noun))
      ? null
      : 'a migration is named NNNN-what-it-does.ts.'
  }
  if (folder !== 'features') return null
  if (!NOUNS.includes(noun))
    return `features/${noun} is not a noun of ARCHITECTURE.md (${nounList}): use one of them, or add it there by a decision.`
  if (parts.length === 3 && (SERVER_NOUN_FILES.includes(file) || TEST.test(file))) return null
  const inRoom = parts[3] ?? ''
  const isRightName = file === 'mail' ? MAIL_FILE.test(inRoom) : SERVER_ROOM_FILES.includes(inRoom)
  if (parts.length === 4 && (isRightName || TEST.test(inRoom))) return null
  return `a noun's folder holds only ${SERVER_NOUN_FILES.join(', ')}, rooms of use cases with ${SERVER_ROOM_FILES.join(', ')}, mail/ with a file for each mail, and tests: a rule belongs in packages/domain/src/${noun}, SQL in queries.ts, a use case in service.ts.`
}

/** @param {string[]} parts */
function webProblem(parts) {
  const [folder = '', noun = '', file = ''] = parts
  if (parts.length === 1) {
    return WEB_FILES.includes(folder)
      ? null
      : `apps/web/src itself holds only ${WEB_FILES.join(', ')}: this belongs in app, features, components or lib.`
  }
  if (!WEB_FOLDERS.includes(folder)) return `apps/web/src has only the folders ${WEB_FOLDERS.join(', ')}.`
  if (folder === 'components' && !isDrawn(parts))
    return `${parts.at(-1)} draws nothing: what knows no noun and is no component stands in lib.`
  if (folder !== 'features') return null
  if (!NOUNS.includes(noun))
    return `features/${noun} is not a noun of ARCHITECTURE.md (${nounList}): what has no noun belongs in app, components or lib.`
  if (parts.length > 3 && ['pages', 'components'].includes(file)) {
    return isDrawn(parts)
      ? null
      : `${parts.at(-1)} draws nothing: words, drafts, rules of forms and hooks of a noun stand in features/${noun} itself, beside api/, pages/ and components/.`
  }
  if (parts.length === 3 && /\.ts$/.test(file) && !/^(api|pages|components)\.ts$/.test(file)) return null
  if (parts.length === 4 && file === 'api' && WEB_API_FILES.includes(parts[3] ?? '')) return null
  return `a noun's folder holds only api/ (${WEB_API_FILES.join(', ')}), pages/ and components/, and .ts files that draw nothing: a hook over an endpoint belongs in the api/ file of whoever calls it, a rule in packages/domain, what knows no noun in lib.`
}

/**
 * Whether a file may hold elements: a component or a page, or a test of one.
 * @param {string[]} parts
 */
const isDrawn = (parts) => /(\.tsx|\.test\.ts)$/.test(parts.at(-1) ?? '')

/**
 * @param {string} path
 * @param {Set<string>} paths
 */
function untestedProblem(path, paths) {
  if (placeOf(path).workspace !== 'domain' || TEST.test(path)) return null
  const test = path.replace(/\.ts$/, '.test.ts')
  return paths.has(test) ? null : `a rule has its test beside it: write ${test}.`
}
