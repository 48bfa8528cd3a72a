import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {
  type BuildEnvironmentOptions,
  build,
  defineConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite'
import { compressedCopies } from './build/compressed-copies.ts'
import { type Language, messagesIn } from './build/messages-in.ts'
import { modulesAt, pageFiles } from './build/page-files.ts'
import { pageText, webManifest } from './build/page-text.ts'
import { pictures } from './build/pictures.ts'
import { reloadedRoom } from './dev/reloaded-room.ts'

/** The languages that are built into subfolders of the first language's build. */
const BESIDE: readonly Language[] = ['es-US']

/** Builds something else afterwards, into the folder of this build or one below. */
function thenBuild(config: UserConfig, folder = ''): Plugin {
  return {
    name: 'then-build',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        ...config,
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        build: { ...config.build, outDir: join(dir, folder), emptyOutDir: false, copyPublicDir: false },
      })
    },
  }
}

/** The page of this address in one file, with all that it imports. Other pages load what they need of it with it. */
const inOneFile = (name: string, address: string): Rolldown.CodeSplittingGroup => ({
  name,
  test: (id) => modulesAt(address).includes(id),
})

/**
 * The settings for one language. Each language is a separate build, so that a page loads only one; so is the room of a
 * session, which loads no script of other pages.
 */
export function webConfig(language: Language): UserConfig {
  const plugins = () => [
    react({ jsxImportSource: '@shinequo/web' }),
    tailwind(),
    messagesIn(language),
    pageText(language),
  ]
  const built = (document: string, output?: Rolldown.OutputOptions): BuildEnvironmentOptions => ({
    rolldownOptions: {
      input: join(import.meta.dirname, document),
      // Inlines each message where it is used, so that a page carries its own messages and no table of them.
      optimization: { inlineConst: { mode: 'all' } },
      ...(output && { output }),
    },
  })
  return {
    plugins: [
      ...plugins(),
      webManifest(language),
      pageFiles(),
      reloadedRoom(),
      thenBuild({ plugins: plugins(), build: built('room.html') }),
      ...(language === 'en' ? BESIDE.map((other) => thenBuild(webConfig(other), other)) : []),
      // They use the pictures of the first language's build, which also compresses their files.
      ...(BESIDE.includes(language) ? [] : [pictures(), compressedCopies()]),
    ],
    build: built('index.html', {
      codeSplitting: { groups: [inOneFile('login', '/login'), inOneFile('home', '/home/dashboard')] },
    }),
    cacheDir: '.cache/vite',
    optimizeDeps: { entries: ['index.html', 'room.html'] },
    server: { warmup: { clientFiles: ['src/main.tsx'] } },
  }
}

export default defineConfig(webConfig('en'))
