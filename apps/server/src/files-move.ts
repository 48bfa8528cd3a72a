import { readEnv, SettingError } from './env.ts'
import { openClock } from './plugins/clock.ts'
import { storedSecret } from './plugins/data-folder.ts'
import { commandFailure, openExistingDatabase } from './plugins/existing-database.ts'
import { openFileStore } from './plugins/files/file-store.ts'
import { moveFiles } from './plugins/files/moving.ts'
import { resealAll } from './plugins/files/resealing.ts'
import { FileUnavailable } from './plugins/files/unavailable.ts'
import { openLog } from './plugins/log.ts'

const TARGETS = { s3: 'bucket', database: 'database' } as const

/** The fewest files between two lines that tell how far it is. */
const LINE_EVERY = 500

/** Moves all files to `target`. Returns the exit code: 0 if all have been moved. */
async function main(target: string | undefined): Promise<number> {
  if (target !== 's3' && target !== 'database') {
    throw new SettingError('Say where to: npm run files:move -- s3, or npm run files:move -- database.')
  }
  const env = readEnv()
  if (!env.s3) throw new SettingError('S3_ENDPOINT and what belongs to it should be set, as for the server.')
  const root = await openExistingDatabase(env)
  try {
    const log = openLog('warn')
    const clock = await openClock(root, log)
    const secret = env.encryptionKey ?? storedSecret(env.dataDir, 'encryption-key')
    const context = { database: root.background, clock, log, files: openFileStore(env, secret, clock, log) }
    await resealAll(context)
    let told = 0
    const { moved, lost, toRemove } = await moveFiles(context, TARGETS[target], (done, all) => {
      if (done - told < LINE_EVERY) return
      told = done
      console.log(`Moved ${done} of ${all} files.`)
    })
    clock.stop()
    console.log(
      `${moved} files were moved. New ones are stored ${target === 's3' ? 'in the bucket' : 'in the database'}.`,
    )
    if (toRemove > 0)
      console.log(
        `${toRemove} objects are still to be removed from the bucket: the server does that within an hour. Leave its settings until then.`,
      )
    if (lost > 0) console.error(`${lost} files could not be moved: the bucket does not have them any more.`)
    return lost > 0 ? 1 : 0
  } finally {
    await root.close()
  }
}

const FAILURES = {
  inUse: 'With the embedded database files can be moved only while the server is stopped.',
  tooOld: 'This database is of an older ShineQuo: start this version once.',
}

function explain(error: unknown): string {
  if (!(error instanceof FileUnavailable)) return commandFailure(error, FAILURES)
  return `Stopped, since ${error.message}. What was moved is moved; run it again for the rest.`
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(explain(error))
    process.exit(1)
  },
)
