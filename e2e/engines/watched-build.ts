import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dateScript } from '../test-time.ts'

const BUILD = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
/** The script that each document of ours loads before all others. */
const FIRST = 'theme.js'

declare global {
  interface Window {
    watched: { readonly faults: string[]; isIdle(): boolean }
  }
}

/** Records in the page what goes wrong from its first script on, and whether calls are on their way. */
function watch(): void {
  const faults: string[] = []
  let calls = 0
  const { fetch, console } = window
  window.fetch = async (...given) => {
    calls += 1
    try {
      const answer = await fetch(...given)
      if (!answer.ok) faults.push(`${answer.status} ${answer.url}`)
      return answer
    } finally {
      calls -= 1
    }
  }
  const { error } = console
  console.error = (...words) => {
    faults.push(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
  // Files that do not load report it to themselves, which bubbles to nobody: hence in the capturing phase.
  window.addEventListener(
    'error',
    (event) => {
      const { src, href } = event.target as unknown as { src?: string; href?: string }
      faults.push(event.message ? `thrown: ${event.message}` : `not loaded: ${src ?? href}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`not handled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    faults.push(`not allowed by ${violatedDirective}: ${blockedURI}`)
  })
  window.watched = { faults, isIdle: () => calls === 0 }
}

/**
 * A copy of the built web app whose pages watch themselves and have the time of the tests, for browsers that run no
 * script of a test before those of the page.
 */
export function watchedBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sq-watched-'))
  cpSync(BUILD, folder, { recursive: true })
  const script = readFileSync(join(folder, FIRST), 'utf8')
  writeFileSync(join(folder, FIRST), `${dateScript()};(${watch})()\n${script}`)
  for (const packed of ['br', 'gz']) rmSync(join(folder, `${FIRST}.${packed}`), { force: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
