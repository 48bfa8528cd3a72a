import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CHECKOUT = fileURLToPath(new URL('../../../../..', import.meta.url))
const COPIED = ['package.json', 'packages', 'apps/server']

/**
 * Copies this version of the product to a folder, with further migrations by the names of their files. Installed packages and
 * the built web app are linked. Returns the file that starts it.
 */
export function copyRelease(folder: string, migrations: Record<string, string>): string {
  for (const path of COPIED) {
    const filter = (source: string) => basename(source) !== 'node_modules'
    cpSync(join(CHECKOUT, path), join(folder, path), { recursive: true, filter })
  }
  mkdirSync(join(folder, 'apps', 'web'))
  for (const path of ['apps/server/node_modules', 'apps/web/dist'])
    symlinkSync(join(CHECKOUT, path), join(folder, path))
  linkPackages(folder)
  for (const [name, text] of Object.entries(migrations))
    writeFileSync(join(folder, 'apps', 'server', 'src', 'migrations', name), text)
  return join(folder, 'apps', 'server', 'src', 'main.ts')
}

/** Links the installed packages. Those of the workspaces lead to the copy, because their links are relative. */
function linkPackages(folder: string): void {
  const [own, installed] = [join(folder, 'node_modules'), join(CHECKOUT, 'node_modules')]
  mkdirSync(own)
  for (const name of readdirSync(installed)) {
    if (name === '@shinequo')
      cpSync(join(installed, name), join(own, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(installed, name), join(own, name))
  }
}
