import { TestRunner } from 'vitest'
import { type Clause, clauseRecorder } from './product-clauses.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Read by scripts/product-coverage.mjs, which counts only clauses of passed tests. */
    clauses?: Clause[]
  }
}

/** Asserts a clause of the product document in an API test; see `clauseRecorder`. */
export const spec = clauseRecorder((clause) => {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('spec() belongs into a test.')
  test.meta.clauses ??= []
  test.meta.clauses.push(clause)
})
