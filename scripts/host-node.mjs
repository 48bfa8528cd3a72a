/** The Node that the machine itself brings: enough to install with. The application runs on Node 26. */
export const HOST_MINIMUM = 20

/** The Node that server, tests and tools run on; an npm package brings it. */
export const RUNTIME_MINIMUM = 26

/**
 * The major number of a version such as '20.11.1' or 'v26.10.0'; NaN when there is none.
 * @param {string} version
 */
export function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10)
}

/**
 * What to tell a person whose Node is too old to begin with, or null when it will do.
 * @param {string} version
 */
export function hostNodeProblem(version) {
  if (majorOf(version) >= HOST_MINIMUM) return null
  return `ShineQuo needs Node ${HOST_MINIMUM} or newer and this is Node ${version}: install a newer one from nodejs.org.`
}
