import { runStep } from '../child.mjs'

/**
 * The files that differ from the last commit, new ones included, deleted ones not. Paths from `root`.
 * @param {string} root
 */
export async function changedFiles(root) {
  const lists = await Promise.all([
    git(root, ['diff', '--name-only', '--diff-filter=d', 'HEAD']),
    git(root, ['ls-files', '--others', '--exclude-standard']),
  ])
  return lists.flat()
}

/**
 * @param {string} root
 * @param {string[]} args
 */
async function git(root, args) {
  const { code, output } = await runStep('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`)
  return output.split('\n').filter(Boolean)
}
