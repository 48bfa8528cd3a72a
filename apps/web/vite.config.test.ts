import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { webConfig } from './vite.config.ts'

const WEB = import.meta.dirname
const ENTRY = 'uses-packages'

/**
 * Uses packages whose code a wrong mark would shorten without an error: the editor's parser calls `rule.getContent` for
 * its effect, and the router's components are made by calls.
 */
const USES_PACKAGES = `
import { DOMParser } from '@tiptap/pm/model'
import { Form, Link, MemoryRouter } from 'react-router'
globalThis.used = [DOMParser, Form, Link, MemoryRouter, () => import('@tiptap/extension-bold')]
`

const entry: Plugin = {
  name: ENTRY,
  resolveId: (id) => (id === ENTRY ? join(WEB, 'src', `${ENTRY}.ts`) : null),
  load: (id) => (id.endsWith(`${ENTRY}.ts`) ? USES_PACKAGES : null),
}

const config = webConfig('en')

/** What a build by `plugins` makes of each module that is not ours, unminified, by its name. */
async function published(
  plugins: Plugin[],
  treeshake?: object | boolean,
): Promise<Record<string, string | null>> {
  const result = await build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, ...(treeshake !== undefined && { treeshake }) },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one build')
  const modules = result.output.flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []))
  return Object.fromEntries(
    modules
      .filter(([id]) => !id.startsWith(WEB) || id.includes('node_modules'))
      .map(([id, { code }]) => [id, code]),
  )
}

it('builds the code of packages and of the bundler as it was published', async () => {
  // What writes files is left out: it sees the code when it is finished.
  const plugins = (config.plugins as unknown[]).flat(2) as Plugin[]
  const ours = plugins.map(
    ({ writeBundle, closeBundle, generateBundle, transformIndexHtml, ...plugin }) => plugin as Plugin,
  )
  const code = await published(ours, config.build?.rolldownOptions?.treeshake)
  expect(Object.keys(code).join()).toContain('vite/preload-helper')
  expect(Object.values(code).join()).toContain('rule.getContent(')
  expect(code).toEqual(await published([]))
})
