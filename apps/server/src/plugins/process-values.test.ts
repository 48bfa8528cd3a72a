import { expect, it } from 'vitest'
import type { Context } from './context.ts'
import { ProcessValues, perProcess } from './process-values.ts'

type Named = Pick<Context, 'values'> & { readonly name: string }

const keptOf = perProcess(({ name }: Named) => ({ name }))
const otherOf = perProcess(({ name }: Named) => ({ name }))

it('is made once for a context and its copies, and anew for another process', () => {
  const context: Named = { values: new ProcessValues(), name: 'one' }
  const kept = keptOf(context)
  expect(kept).toEqual({ name: 'one' })
  expect(keptOf({ ...context, name: 'copy' })).toBe(kept)
  expect(keptOf({ values: new ProcessValues(), name: 'two' })).toEqual({ name: 'two' })
})

it('is not another value that looks the same', () => {
  const context: Named = { values: new ProcessValues(), name: 'one' }
  expect(otherOf(context)).not.toBe(keptOf(context))
})
