import { join, resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { endpointsWithoutSchemas } from './lean-contract.ts'
import { type Language, messagesIn } from './messages-in.ts'
import { pageText } from './page-text.ts'

/**
 * Builds room.html, the document of a session's room, into the same folder. It is a separate build, so that no other
 * page loads the room's scripts and the room loads none of theirs.
 */
export function roomDocument(language: Language): Plugin {
  let config: ResolvedConfig
  return {
    name: 'room-document',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        plugins: [tailwind(), messagesIn(language), pageText(language), endpointsWithoutSchemas()],
        build: {
          outDir: resolve(config.root, config.build.outDir),
          emptyOutDir: false,
          copyPublicDir: false,
          assetsInlineLimit: 0,
          modulePreload: false,
          rolldownOptions: {
            input: join(config.root, 'room.html'),
            optimization: { inlineConst: { mode: 'all' } },
          },
        },
      })
    },
  }
}
