import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Writes a `.br` (quality 11, the default) and a `.gz` copy of every text file of the build, after all other plugins. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const files = await readdir(dir, { recursive: true })
        for (const file of files.filter((name) => TEXTS.has(extname(name)))) {
          const path = join(dir, file)
          const bytes = await readFile(path)
          await writeFile(`${path}.br`, await brotli(bytes))
          await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
        }
      },
    },
  }
}
