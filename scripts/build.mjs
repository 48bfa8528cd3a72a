import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'

/*
 * Builds the web app if its sources changed since the last build; `--pseudo` the one in the language of tests. With
 * `--check` it only fails, with a sentence, if the build is not that of the sources.
 */
command(async () => {
  const { ensurePseudoBuild, ensureWebBuild, staleBuild } = await import('./web-build.mjs')
  const { findRuntime } = await import('./runtime.mjs')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const pseudo = process.argv.includes('--pseudo')
  if (process.argv.includes('--check')) {
    const problem = staleBuild(root, pseudo)
    if (problem) console.error(problem)
    return problem ? 1 : 0
  }
  await (pseudo ? ensurePseudoBuild : ensureWebBuild)(root, findRuntime(root))
  return 0
})
