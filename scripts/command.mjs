import { hostNodeProblem } from './host-node.mjs'
import { Stop } from './stop.mjs'

/**
 * Runs one of the project's commands. An expected failure (`Stop`) prints its message to stderr, without a stack. The
 * work is loaded lazily because an old Node could not even parse it: the version is checked first.
 * @param {() => Promise<number>} work returns the exit code
 */
export async function command(work) {
  const problem = hostNodeProblem(process.versions.node)
  if (problem) {
    console.error(problem)
    process.exit(1)
  }
  try {
    process.exit(await work())
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    if (error.message) console.error(error.message)
    process.exit(error.exitCode)
  }
}
