import { defineConfig } from 'vite'
import { webConfig } from './vite.config.ts'

/** The web app in the language of tests: longer than English, accented, from right to left. */
const config = webConfig('pseudo')

export default defineConfig({
  ...config,
  build: { ...config.build, outDir: '.cache/pseudo', emptyOutDir: true },
})
