/** Escaped HTML. Only the `html` tag creates it. */
export interface Html {
  readonly safe: string
}

type Part = Html | string | number | readonly Html[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function render(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
  if ('safe' in part) return part.safe
  return part.map(({ safe }) => safe).join('')
}

/** A template tag that escapes its values, in text and in quoted attributes, unless they are `Html` already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { safe: strings.reduce((whole, string, at) => whole + render(parts[at - 1] ?? '') + string) }
}
