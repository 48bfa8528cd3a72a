import { readFile, stat } from 'node:fs/promises'

/**
 * Keeps what is made of a file's text until the file changes: a build may replace it while the server runs. Entries are
 * never dropped, so names come from a short list.
 */
export class FileCache<Value> {
  readonly #entries = new Map<string, { readonly version: string; readonly value: Value }>()

  /**
   * What `make` makes of the text of the file at `path`, or what it made before of the same text; undefined where there is
   * no such file. `name` tells apart what is made differently of one file.
   */
  async get(path: string, name: string, make: (text: string) => Value): Promise<Value | undefined> {
    const version = await versionOf(path)
    if (version === undefined) return
    const key = `${path} ${name}`
    const entry = this.#entries.get(key)
    if (entry?.version === version) return entry.value
    const value = make(await readFile(path, 'utf8'))
    this.#entries.set(key, { version, value })
    return value
  }
}

/** Changes whenever the file is written or replaced. */
async function versionOf(path: string): Promise<string | undefined> {
  const file = await stat(path, { bigint: true }).catch(() => undefined)
  return file && `${file.ino} ${file.size} ${file.mtimeNs}`
}
