import { chownSync, cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { systemUser } from '../system-user.ts'

/** The programs of a cluster, and the folder with a folder for each machine. */
export interface ClusterFiles {
  readonly folder: string
  /** Who runs the programs that refuse to run as root. */
  readonly user: { uid: number; gid: number } | undefined
  /** What the unpacked programs need to find their libraries. */
  readonly env: Record<string, string>
  /** The place of an unpacked program, from its place on a system. */
  program(path: string): string
}

/**
 * Copies the unpacked packages into `folder`, since another user may not be allowed to read the checkout, and hands the
 * folders of the machines to that user.
 */
export async function prepareFiles(packages: string, folder: string): Promise<ClusterFiles> {
  const user = await systemUser('Patroni')
  const programs = join(folder, 'programs')
  cpSync(packages, programs, { recursive: true })
  const kinds = readdirSync(join(programs, 'usr', 'lib')).filter((name) => name.includes('linux'))
  const libraries = kinds.map((kind) => join(programs, 'usr', 'lib', kind)).join(':')
  return {
    folder,
    user,
    env: {
      PATH: `${join(programs, 'usr', 'bin')}:/usr/bin:/bin`,
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: libraries,
      PYTHONPATH: join(programs, 'usr', 'lib', 'python3', 'dist-packages'),
      PYTHONUNBUFFERED: '1',
    },
    program: (path) => join(programs, path),
  }
}

/** Gives the user of the programs a folder with its files: that of a machine, or another one, which is made. */
export function handOver({ folder, user }: ClusterFiles, name: string): void {
  const own = join(folder, name)
  mkdirSync(own, { recursive: true })
  if (!user) return
  for (const path of [own, ...readdirSync(own).map((name) => join(own, name))])
    chownSync(path, user.uid, user.gid)
}
