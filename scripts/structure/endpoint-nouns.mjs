import { NOUNS, placeOf } from './places.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Finding} Finding */

/**
 * An endpoint belongs to one noun: the same in the contract, in the server feature that serves it and in the web
 * feature that calls it. Code that serves all nouns (app.ts, lib, the room's document) may use any endpoint. All are in
 * the register, by names of their own.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function checkEndpointNouns(files) {
  /** @type {Map<string, Set<string>>} the endpoints of each file of contract */
  const endpoints = new Map(files.filter(isContract).map((file) => [file.path, endpointsIn(file)]))
  const misused = files
    .filter((file) => !file.isTest)
    .flatMap((file) => {
      const noun = featureOf(file.path)
      if (noun === null) return []
      return usedEndpoints(file, endpoints).flatMap(({ name, home, line }) => {
        const owner = contractNoun(home)
        if (owner === noun) return []
        const message = `${name} is of ${owner} (${home}) and is used in features/${noun}: an endpoint is of one noun in contract, server and web. Move the call to features/${owner}, or the endpoint to packages/contract/src/${noun}.`
        return [{ path: file.path, line, message }]
      })
    })
  return [...registerProblems(files, endpoints), ...misused]
}

/** Where `ENDPOINTS` is composed. */
const REGISTER = 'packages/contract/src/endpoints.ts'

/**
 * The register imports every contract file with endpoints, and takes each by its name.
 * @param {SourceFile[]} files
 * @param {Map<string, Set<string>>} endpoints
 * @returns {Finding[]}
 */
function registerProblems(files, endpoints) {
  const register = files.find(({ path }) => path === REGISTER)
  const imported = new Set(register?.imports.map(({ target }) => target))
  /** @type {Map<string, string>} */
  const homes = new Map()
  return [...endpoints].flatMap(([path, names]) => {
    /** @type {Finding[]} */
    const findings = []
    if (names.size > 0 && !imported.has(path)) {
      const message = `its endpoints are in no line of ${REGISTER}: import the file there, and add it to the line of ${contractNoun(path)}.`
      findings.push({ path, message })
    }
    for (const name of names) {
      const home = homes.get(name)
      if (home)
        findings.push({ path, message: `${home} has an endpoint ${name}, too: give this one another name.` })
      homes.set(name, path)
    }
    return findings
  })
}

/** @param {SourceFile} file */
function isContract(file) {
  return placeOf(file.path).workspace === 'contract' && !file.isTest
}

/** The noun whose feature a file belongs to, on either side; null if none. @param {string} path */
function featureOf(path) {
  const { workspace, parts } = placeOf(path)
  const [folder, noun = ''] = parts
  return ['server', 'web'].includes(workspace) && folder === 'features' && NOUNS.includes(noun) ? noun : null
}

/** @param {string} path */
function contractNoun(path) {
  return (placeOf(path).parts[0] ?? '').replace(/\.ts$/, '')
}

/**
 * The names that a contract file creates with `endpoint(...)`.
 * @param {SourceFile} file
 * @returns {Set<string>}
 */
function endpointsIn(file) {
  const names = new Set()
  for (const { type, declaration } of file.program.body) {
    if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (init?.type === 'CallExpression' && init.callee.name === 'endpoint') names.add(id.name)
    }
  }
  return names
}

/**
 * The endpoints that a file imports at runtime; types are erased. A namespace import uses all of them.
 * @param {SourceFile} file
 * @param {Map<string, Set<string>>} endpoints
 * @returns {{ name: string, home: string, line: number }[]}
 */
function usedEndpoints(file, endpoints) {
  return file.imports.flatMap(({ target, typeOnly, names, line }) => {
    const all = typeOnly || target === null ? undefined : endpoints.get(target)
    if (!all || target === null) return []
    const used = names === null ? [...all] : names.filter((name) => all.has(name))
    return used.map((name) => ({ name, home: target, line }))
  })
}
