/** The oldest Node of the machine that can install the project. The application itself runs on Node 26. */
export const HOST_MINIMUM = 20

/** The Node that server, tests and tools run on. It comes as an npm package. */
export const RUNTIME_MINIMUM = 26

/**
 * The major number of a version such as '20.11.1' or 'v26.10.0'; NaN if there is none.
 * @param {string} version
 */
export function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10)
}

/**
 * The message for a person whose Node is too old even to install, or null if it is new enough.
 * @param {string} version
 */
export function hostNodeProblem(version) {
  if (majorOf(version) >= HOST_MINIMUM) return null
  return `ShineQuo needs Node ${HOST_MINIMUM} or newer and this is Node ${version}: install a newer one from nodejs.org.`
}
