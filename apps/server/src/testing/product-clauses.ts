import { readFileSync } from 'node:fs'

/** A sentence or quoted string of the product document: its section, such as '2 /login', and its exact text. */
export interface Clause {
  readonly section: string
  readonly text: string
}

const LIST = new URL('../../../../docs/product-clauses.json', import.meta.url)

type Section = Readonly<Record<'strings' | 'rules', readonly string[] | undefined>>
const listed: Readonly<Record<string, Section>> = JSON.parse(readFileSync(LIST, 'utf8'))

/**
 * Creates the `spec` of a test runner: `spec(sections, text, proof)` runs `proof` with `text` and, if it passes,
 * reports the clause of each section to `record`. So the text of a clause occurs only once in a test and is what the
 * test looks for. Throws immediately for a text that docs/product-clauses.json does not have in such a section.
 */
export function clauseRecorder(record: (clause: Clause) => void) {
  return async (
    sections: string | readonly string[],
    text: string,
    proof: (text: string) => unknown,
  ): Promise<void> => {
    const clauses = [sections].flat().map((section) => ({ section, text }))
    for (const { section } of clauses) {
      const { strings = [], rules = [] } = listed[section] ?? {}
      if (!strings.includes(text) && !rules.includes(text))
        throw new Error(`docs/product-clauses.json has no '${text}' in section '${section}'.`)
    }
    await proof(text)
    for (const clause of clauses) record(clause)
  }
}
