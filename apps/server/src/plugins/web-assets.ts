import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import {
  deleteAssetsUnseenSince,
  findAsset,
  insertAssets,
  seeAssets,
  type WebAsset,
} from './database/web-assets.ts'
import { accepts } from './precompressed-reply.ts'
import { Repeat } from './repeat.ts'

/*
 * A page may request an asset from a server that does not have its build: while servers are replaced one by one, and
 * after that as long as it stays open. So servers keep the assets of their builds in the database.
 */

const DAY_MS = 86_400_000

/** How long an asset is kept after the last server with its build. */
const KEPT_MS = 7 * DAY_MS

/** How many assets one statement stores. A build of a language has 320 files of 3 kB. */
const BATCH = 100

/** The kinds of files that are kept, with their media types. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A name with a hash of eight characters: the file with this name never changes. */
const HASHED = /^[\w.-]{1,100}-[\w-]{8}\.\w+$/

const isKept = (name: string) => HASHED.test(name) && extname(name) in TYPES

const decompress = promisify(brotliDecompress)

/** These files of a folder, each in the smallest form that the build made. */
async function readAssets(folder: string, names: readonly string[], seen_at: Date): Promise<WebAsset[]> {
  return await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const small = await readFile(`${path}.br`).catch(() => undefined)
      if (small) return { name, seen_at, encoding: 'br' as const, body: small }
      return { name, seen_at, encoding: 'identity' as const, body: await readFile(path) }
    }),
  )
}

/**
 * Stores the assets of the builds in these folders, which other servers serve then, too, and notes that they are in use.
 * Deletes those that no server has had for seven days.
 */
export async function keepAssets(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  folders: readonly string[],
): Promise<void> {
  const now = new Date(clock.now())
  for (const folder of folders) {
    const names = (await readdir(folder)).filter(isKept).toSorted()
    const stored = await seeAssets(database.background.root, names, now)
    const missing = names.filter((name) => !stored.has(name))
    for (let at = 0; at < missing.length; at += BATCH) {
      const assets = await readAssets(folder, missing.slice(at, at + BATCH), now)
      await insertAssets(database.background.root, assets)
    }
  }
  await deleteAssetsUnseenSince(database.background.root, new Date(now.getTime() - KEPT_MS))
}

/**
 * Keeps the assets of these folders now and once a day. Where there may be other servers (`waits`), it resolves when they
 * are kept: the first page of this build may request its assets there. A failure is logged and keeps no server from
 * starting.
 */
export async function startKeepingAssets(
  context: Context,
  folders: readonly string[],
  waits: boolean,
): Promise<Repeat> {
  const keep = () =>
    keepAssets(context, folders).catch((error: unknown) =>
      context.log.warn({ err: error }, 'the assets of this build were not kept for other servers'),
    )
  const daily = new Repeat(keep, DAY_MS)
  if (waits) await keep()
  else daily.run()
  return daily
}

/** An asset of another build, compressed as `encoding` says. */
export interface KeptAsset {
  readonly type: string
  readonly encoding: WebAsset['encoding']
  readonly body: Buffer
}

/** The asset with this name that a server with another build has stored, or undefined. */
export async function keptAsset(
  { database }: Pick<Context, 'database'>,
  name: string,
): Promise<KeptAsset | undefined> {
  const found = isKept(name) ? await findAsset(database.root, name) : undefined
  return found && { ...found, body: Buffer.from(found.body), type: TYPES[extname(name)] as string }
}

/** Sends an asset of another build, compressed if the browser accepts it. */
export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, encoding, body }: KeptAsset,
): Promise<FastifyReply> {
  reply.type(type).header('vary', 'accept-encoding')
  if (encoding === 'identity') return reply.send(body)
  if (!accepts(request.headers['accept-encoding'] ?? '', encoding)) return reply.send(await decompress(body))
  return reply.header('content-encoding', encoding).send(body)
}
