import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Writes a `.br` (quality 11) and a `.gz` beside every text file of the build. */
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

/** Preloads the one font file that every page needs, under its hashed name. */
function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /figtree-latin-wght-normal.*\.woff2$/.test(name),
        )
        if (font === undefined) throw new Error('The Latin font file is missing from the build.')
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwind(), fontPreload(), compressedCopies()],
  build: {
    // Every picture stays a file: inlined ones would weigh on pages that never show them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 2,
            },
            // What every page needs, in one file instead of thirty: the forms, the call layer, the contract.
            {
              name: 'base',
              test: /src[\\/](app[\\/]auth-layout|features[\\/]accounts[\\/]api|lib[\\/](form-rules|use-form)|components[\\/](auth-layout[\\/]auth|ui[\\/](button|checkbox|note|password-field|text-field)))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/pictures': 'http://127.0.0.1:3000' } },
})
