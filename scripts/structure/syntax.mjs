/**
 * Visits every node of a syntax tree, parents first.
 * @param {any} node
 * @param {(node: any, parent: any) => void} visit
 * @param {any} [parent]
 */
export function eachNode(node, visit, parent = null) {
  if (Array.isArray(node)) {
    for (const item of node) eachNode(item, visit, parent)
    return
  }
  if (node === null || typeof node !== 'object') return
  if (typeof node.type === 'string') visit(node, parent)
  for (const key of Object.keys(node)) eachNode(node[key], visit, node)
}

/**
 * Whether an identifier refers to a variable, and is not the name of a property.
 * @param {any} node
 * @param {any} parent
 */
export function isFreeName(node, parent) {
  if (node.type !== 'Identifier') return false
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent?.type === 'Property' || parent?.type === 'PropertyDefinition') return parent.value === node
  return !['TSPropertySignature', 'MethodDefinition', 'TSQualifiedName'].includes(parent?.type)
}

/**
 * The dotted name of an expression such as `globalThis.process.env`; null for anything else.
 * @param {any} node
 * @returns {string | null}
 */
export function dottedName(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return null
  const object = dottedName(node.object)
  const property = node.computed ? node.property.value : node.property.name
  return object !== null && typeof property === 'string' ? `${object}.${property}` : null
}
