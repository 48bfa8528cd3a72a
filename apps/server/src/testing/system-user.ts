import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * PostgreSQL and its pooler refuse to run as root. In that case they run as `postgres`, or as `nobody` if there is no such
 * user. `program` is named if there is neither.
 */
export async function systemUser(program: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    } catch {
      // No such user on this machine; try the next one.
    }
  }
  throw new Error(`${program} does not run as root, and there is neither a user postgres nor nobody`)
}
