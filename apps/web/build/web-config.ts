import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type UserConfig } from 'vite'
import { earlyLinks } from './early-links.ts'
import { shellCache } from './kept-shell.ts'
import { endpointsWithoutSchemas } from './lean-contract.ts'
import { type Language, messagesIn } from './messages-in.ts'
import { pageText, webManifest } from './page-text.ts'
import { pictures } from './pictures.ts'
import { reloadedRoom } from './reloaded-room.ts'
import { roomDocument } from './room-document.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Writes a `.br` (quality 11) and a `.gz` copy of every text file of the build. */
function compressedCopies(): Plugin {
  let outDir = ''
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true })
      for (const file of files.filter((name) => compressible.has(extname(name)))) {
        const path = join(outDir, file)
        const bytes = await readFile(path)
        await writeFile(
          `${path}.br`,
          await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        )
        await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}

/** The languages that are built into subfolders of the first language's build. */
const BESIDE: readonly Language[] = ['es-US']

/** Builds the web app in another language too, into its own subfolder. */
function besideIt(language: Language): Plugin {
  let config: ResolvedConfig
  return {
    name: `in-${language}`,
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      const { build: options, ...shared } = webConfig(language)
      const outDir = join(resolve(config.root, config.build.outDir), language)
      await build({
        ...shared,
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        build: { ...options, outDir, emptyOutDir: true, copyPublicDir: false },
      })
    },
  }
}

const catalogueName = (id: string) => `messages-${basename(id, '.ts')}`

/** The build configuration of one language. Each language is a separate build, so that a page loads only one. */
export function webConfig(language: Language): UserConfig {
  return {
    plugins: [
      react({ jsxImportSource: '@shinequo/web' }),
      messagesIn(language),
      pageText(language),
      webManifest(language),
      tailwind(),
      endpointsWithoutSchemas(),
      earlyLinks(),
      shellCache(),
      roomDocument(language),
      reloadedRoom(),
      // The other languages use the pictures of the first language's build, which also compresses their files.
      ...(BESIDE.includes(language) ? [] : [pictures(), compressedCopies()]),
      ...(language === 'en' ? BESIDE.map(besideIt) : []),
    ],
    build: {
      // Pictures stay files: inlined ones would add weight to pages that never show them.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        // Inlines each message where it is used, so that a page carries its own messages and no table of them.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // Hex digits compress better than mixed-case letters: file names in the code weigh less, and the same in
          // every build.
          hashCharacters: 'hex',
          codeSplitting: {
            groups: [
              // Each group below includes everything its files import: with one message, all functions of its
              // catalogue. So each catalogue is a separate file, except the short ones of the first page.
              {
                name: 'locale',
                test: /packages[\\/]messages[\\/](.+[\\/])?(locale|formats|times)\.ts/,
                includeDependenciesRecursively: false,
                priority: 6,
              },
              {
                name: catalogueName,
                debugName: 'messages',
                test: /packages[\\/]messages[\\/].+[\\/]web[\\/](?!(sign-in|crisis|errors)\.ts)/,
                includeDependenciesRecursively: false,
                priority: 5,
              },
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                priority: 4,
              },
              // What every page needs, in one file instead of thirty: the forms, the call layer, the contract.
              {
                name: 'base',
                test: /src[\\/](app[\\/](auth-layout|load)|lib[\\/](form-rules|sign-in|use-form)|components[\\/](auth-layout[\\/]auth|ui[\\/](button|checkbox|note|part-boundary|password-field|text-field)))/,
                priority: 3,
              },
              // One file, because it is the very first page, although the other logins share half of it.
              {
                name: 'login',
                test: /src[\\/]features[\\/]accounts[\\/](pages[\\/]login|components[\\/]login-form)\.tsx/,
                priority: 3,
              },
              // The guard, query cache, toasts, shell and the components of nearly every signed-in page, so that they
              // load together instead of one after the other. Infinite queries are only used by the feed, and
              // `useQueries` only by the booking page.
              {
                name: 'shell',
                test: /src[\\/](app[\\/](signed-in-frame|completed-only|home-shell)|lib[\\/]use-now|components[\\/]ui[\\/](card|day-tile|empty-state|failure-toast|rating-stars|shine|skeleton))|@tanstack(?!.*([iI]nfinite|[qQ]ueries))/,
                priority: 2,
              },
              // One file, including what the coaches' and administrators' pages share with it: a dozen small files
              // would weigh a kilobyte more.
              { name: 'home', test: /src[\\/]app[\\/]pages[\\/]dashboard\.tsx/, priority: 1 },
            ],
          },
        },
      },
    },
    cacheDir: '.cache/vite',
    optimizeDeps: { entries: ['index.html', 'room.html'] },
    server: { warmup: { clientFiles: ['src/main.tsx'] } },
  }
}
