import type { CrisisLine, getCrisisLine } from '@shinequo/contract/care'
import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { DEFAULT_LINE, KEPT_LINE, showCrisisLine } from './crisis-line.ts'
import { useLook } from './look.ts'

/**
 * Written out and checked against the contract by the compiler, because importing the contract would add two scripts to
 * every first page.
 */
const LINE = { method: 'GET', path: '/care/line/' } satisfies Pick<
  typeof getCrisisLine,
  'method' | 'path'
> as typeof getCrisisLine

/** Keeps the page's crisis line, and its look, in sync with the programme's while somebody is signed in. */
export function useProgrammeLine(): void {
  useLook()
  useQuery({
    queryKey: ['crisis-line'],
    queryFn: async ({ signal }) => {
      const line = await call(LINE, { signal })
      showCrisisLine(line)
      keep(line)
      return line
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Stores a line, unless it is the product document's, which needs no storage. */
function keep(line: CrisisLine): void {
  const words = JSON.stringify(line)
  try {
    if (words === JSON.stringify(DEFAULT_LINE)) localStorage.removeItem(KEPT_LINE)
    else localStorage.setItem(KEPT_LINE, words)
  } catch {
    // If storage is full, only the stored line is lost.
  }
}
