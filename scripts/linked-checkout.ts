import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkout } from './npm-start.ts'

const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts',
  'packages',
  'apps',
  'e2e/package.json',
]
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache'])

/**
 * Copies the sources of this checkout to a folder, so that a test can save them. Installed packages are linked; those of
 * the workspaces lead to the copy.
 */
export function linkedCheckout(folder: string): void {
  for (const path of COPIED) {
    const filter = (source: string) => !LEFT_OUT.has(basename(source))
    cpSync(join(checkout, path), join(folder, path), { recursive: true, filter })
  }
  symlinkSync(join(checkout, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'))
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    // Its links are relative.
    if (name === '@shinequo')
      cpSync(join(checkout, 'node_modules', name), join(packages, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else symlinkSync(join(checkout, 'node_modules', name), join(packages, name))
  }
}

/** Saves a file of a checkout with one text in it replaced by another. */
export function save(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path)
  const source = readFileSync(file, 'utf8')
  if (!source.includes(from)) throw new Error(`${path} does not contain ${from}`)
  writeFileSync(file, source.replace(from, to))
}
