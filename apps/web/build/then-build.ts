import { join } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'

/** Builds something else afterwards, into the folder of this build or one below. */
export function thenBuild(config: UserConfig, folder = ''): Plugin {
  return {
    name: 'then-build',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        ...config,
        configFile: false,
        root: join(import.meta.dirname, '..'),
        logLevel: 'warn',
        build: { ...config.build, outDir: join(dir, folder), emptyOutDir: false, copyPublicDir: false },
      })
    },
  }
}
