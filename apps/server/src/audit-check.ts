import type { AuditFault } from '@shinequo/contract/audit'
import { readEnv, SettingError } from './env.ts'
import { type AuditHead, checkChain, storedHead } from './features/audit/check/service.ts'
import { commandFailure, openExistingDatabase } from './plugins/existing-database.ts'

/** A fault of the audit in words. */
function inWords({ kind, position, at }: AuditFault): string {
  const since = at === null ? '' : `, ${at}`
  const what = {
    changed: `Entry ${position}${since} is not what was written.`,
    removed: `Entry ${position} is missing before the one of ${at}.`,
    cut_off: `The newest entries are missing, from entry ${position} on.`,
    rewritten: `Entry ${position}${since} is not the one of which a copy was kept: the audit was written anew.`,
    unreadable_copy: `Every entry up to ${position} follows from the one before it, but the copy of the newest cannot be read.`,
  }
  const verdict = kind === 'unreadable_copy' ? 'THE AUDIT CANNOT BE PROVED.' : 'THE AUDIT DOES NOT HOLD.'
  return `${verdict} ${what[kind]} See docs/audit.md.`
}

/** Parses a head in the form of the log, its position and its hash: '42:9f86…'. */
function headOf(text: string): AuditHead {
  const parts = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text)
  if (!parts)
    throw new SettingError(`A head of the audit should be its position, a colon and its hash: ${text}`)
  return { position: Number(parts[1]), hash: parts[2]! }
}

/**
 * Checks every entry. `noted` is a head in the form of the log, '42:9f86…'. Returns the exit code: 0 if all entries are
 * intact.
 */
async function main(noted: string | undefined): Promise<number> {
  const given = noted === undefined ? undefined : headOf(noted)
  const env = readEnv()
  const database = await openExistingDatabase(env)
  try {
    const kept = given ?? storedHead(env.dataDir)
    let [after, blanked]: [number | null, number] = [0, 0]
    while (after !== null) {
      const found = await checkChain(database.background.root, after, kept)
      blanked += found.blanked
      console.log(`Checked ${found.checked} of ${found.total} entries.`)
      if (found.fault) {
        console.error(inWords(found.fault))
        return 1
      }
      after = found.next
    }
    if (blanked > 0) console.log(`${blanked} of them named people who are gone.`)
    const copy =
      kept !== undefined && kept !== 'unreadable'
        ? `so does the copy of its head, entry ${kept.position}`
        : 'there is no copy of its head'
    console.log(`The audit holds; ${copy}.`)
    return 0
  } finally {
    await database.close()
  }
}

const FAILURES = {
  inUse: "While it runs, 'Check the audit log' on the administrators' Audit page does the same.",
  tooOld: 'This database is of an older ShineQuo, without a chain: start this version once.',
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(commandFailure(error, FAILURES))
    process.exit(1)
  },
)
