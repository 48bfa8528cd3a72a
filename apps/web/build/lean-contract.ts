import type { Plugin, Rolldown } from 'vite'

/** What the browser's call layer reads of an endpoint. The rest is for the server, the types and the forms. */
const READ_BY_THE_BROWSER = new Set(['method', 'path'])

/**
 * Removes the schemas of endpoints from the browser's code (2 kB of the first visit): there, responses are only typed,
 * not validated. Schemas that a form imports by name stay.
 */
export function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'endpoints-without-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
      handler(code) {
        let lean = code
        for (const { start, end } of unreadProperties(this.parse(code)).reverse()) {
          lean = lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, '')
        }
        return { code: lean, map: null }
      },
    },
  }
}

/** The positions of the properties that the browser does not read, in file order. */
function unreadProperties(
  program: ReturnType<Rolldown.PluginContext['parse']>,
): { start: number; end: number }[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return []
    return statement.declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return []
      const [description] = init.arguments
      if (init.callee.name !== 'endpoint' || description?.type !== 'ObjectExpression') return []
      return description.properties.filter(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          !READ_BY_THE_BROWSER.has(property.key.name),
      )
    })
  })
}
