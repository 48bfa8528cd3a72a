import type { CrisisLine, getCrisisLine } from '@shinequo/contract/care'
import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { DEFAULT_LINE, KEPT_LINE, showCrisisLine } from './crisis-line.ts'

/** The compiler holds it to the contract, which itself would be two more scripts on every first page. */
const LINE = { method: 'GET', path: '/care/line/' } satisfies Pick<
  typeof getCrisisLine,
  'method' | 'path'
> as typeof getCrisisLine

/** Keeps the crisis line on the page that of the programme, as long as somebody is signed in. */
export function useProgrammeLine(): void {
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

/** The line of the product document need not be kept. */
function keep(line: CrisisLine): void {
  const words = JSON.stringify(line)
  try {
    if (words === JSON.stringify(DEFAULT_LINE)) localStorage.removeItem(KEPT_LINE)
    else localStorage.setItem(KEPT_LINE, words)
  } catch {
    // A full storage only costs what is kept.
  }
}
