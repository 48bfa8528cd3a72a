import type { Locator, Page } from '@playwright/test'

/*
 * Actions of every-page.ts look up the elements they press by their English names. In the language of tests each small
 * letter of a name may have an accent, and a name is enclosed in marks.
 */

/** Each small letter with its accented one, as apps/web/build/pseudo-text.ts writes them. */
const LETTERS = 'aá cç dð eé gğ ií lł nñ oö rř sš tţ uü yý zž'.split(' ')

const SPACE = '[\\s~[\\]]+'
const START = '^\\[*'
const END = '[\\s~\\]]*$'

/** Matches a name on a page in the language of tests; `exact`: nothing else may be there. */
export function pseudoName(name: string | RegExp, exact = false): RegExp {
  if (typeof name === 'string') {
    const source = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\.|[a-z:]|\s+/g, part)
    return new RegExp(exact ? `${START}${source}${END}` : source, 'i')
  }
  return new RegExp(name.source.replace(/\\.|\[[^\]]*\]|[a-z^$:]|\s+/g, part), 'i')
}

function part(piece: string): string {
  if (piece === '^') return START
  if (piece === '$') return END
  if (/^\s/.test(piece)) return SPACE
  if (piece === ':') return '[\\]~\\s]*:'
  const letters = LETTERS.find((pair) => pair.startsWith(piece))
  return letters === undefined ? piece : `[${letters}]`
}

interface Named {
  readonly name?: string | RegExp
  readonly hasText?: string | RegExp
  readonly exact?: boolean
}

/** The arguments of a search by name, with the name as it is on such a page. */
function translated(method: string, [first, options, ...rest]: unknown[]): unknown[] {
  const { name, hasText, exact, ...others } = (method === 'filter' ? first : (options ?? {})) as Named
  const named = {
    ...others,
    ...(name !== undefined && { name: pseudoName(name, exact) }),
    ...(hasText !== undefined && { hasText: pseudoName(hasText) }),
  }
  if (method === 'filter') return [named]
  const what = method === 'getByRole' ? first : pseudoName(first as string | RegExp, exact)
  return [what, named, ...rest]
}

const BY_NAME = ['getByRole', 'getByText', 'getByLabel', 'getByPlaceholder', 'filter']

/** The page, on which acts find by an English name what has it in the language of tests. */
export function withPseudoNames<Part extends Page | Locator>(of: Part): Part {
  return new Proxy(of, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const method = String(property)
        const found: unknown = value.apply(
          target,
          BY_NAME.includes(method) ? translated(method, given) : given,
        )
        return isLocator(found) ? withPseudoNames(found) : found
      }
    },
  })
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'waitFor' in value && 'getByRole' in value
}
