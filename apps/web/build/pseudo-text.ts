import { type ESTree, Visitor } from 'vite'

/** Each letter with its accented one. */
const ACCENTED = new Map(
  'aá cç dð eé gğ ií lł nñ oö rř sš tţ uü yý zž'.split(' ').map(([plain, accented]) => [plain, accented]),
)

/**
 * The code of a catalogue with every sentence accented, a third longer and in brackets, so that texts that do not come
 * from a catalogue, or are cut off, can be seen and searched for.
 */
export function pseudoText(program: ESTree.Program, code: string): string {
  /** Start positions of strings that are not sentences: keys, module names, types. */
  const kept = new Set<number>()
  const found: { start: number; end: number; text: string }[] = []
  new Visitor({
    Property: ({ key }) => void kept.add(key.start),
    ImportDeclaration: ({ source }) => void kept.add(source.start),
    ExportNamedDeclaration: ({ source }) => void (source && kept.add(source.start)),
    TSLiteralType: ({ literal }) => void kept.add(literal.start),
    SwitchCase: ({ test }) => void (test && kept.add(test.start)),
    BinaryExpression: ({ left, right }) => void kept.add(left.start).add(right.start),
    Literal({ start, end, value }) {
      if (typeof value === 'string' && !kept.has(start))
        found.push({ start, end, text: JSON.stringify(pseudo(value)) })
    },
    TemplateElement({ start, end, value }) {
      found.push({ start, end, text: code.slice(start, end).replace(value.raw, accented(value.raw)) })
    },
  }).visit(program)
  let changed = code
  for (const { start, end, text } of found.sort((a, b) => b.start - a.start)) {
    changed = changed.slice(0, start) + text + changed.slice(end)
  }
  return changed
}

/** Adds a third of the length, in separate words, because most languages are longer than English. */
function pseudo(text: string): string {
  if (text.trim() === '') return text
  const longer = Math.ceil(text.length / 3)
  const words = ' ~~~~~'.repeat(Math.floor(longer / 6))
  return `[${accented(text)}${'~'.repeat(Math.min(longer, 3))}${words}]`
}

const accented = (text: string) => text.replace(/[a-z]/g, (letter) => ACCENTED.get(letter) ?? letter)
