import { CompiledQuery } from 'kysely'
import type { Statement } from './pipeline.ts'
import type { Sql, Trx } from './tables.ts'

/** A statement that can also be sent alone. */
export interface Sendable<Row> extends Statement<Row> {
  execute(sql: Sql): Promise<{ rows: Row[] }>
}

/** Stands for a value while the text of a statement is made. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

interface Template {
  readonly text: string
  /** A `Place` for each value, or a constant. */
  readonly parameters: readonly unknown[]
}

/** How many uses of a statement are compared with what `build` makes of their values. */
const COMPARED = 100

/**
 * A statement of one text for all values. The text is made at the first use; afterwards values are only filled in, which
 * takes a tenth of the time. `build` must use each value as a parameter, unchanged, and none may change the text: if the
 * first hundred uses show that one does, the use fails.
 */
export function prepared<Values extends object, Row>(
  build: (values: Values) => Sendable<Row>,
): (values: Values) => Sendable<Row> {
  let template: Template | undefined
  let uses = 0
  return (values) => ({
    compile: (trx) => {
      template ??= templateOf(build, Object.keys(values), trx)
      const { text, parameters } = template
      const filled = parameters.map((one) => (one instanceof Place ? values[one.name as keyof Values] : one))
      if (uses < COMPARED) {
        uses += 1
        compare(build(values).compile(trx), text, filled)
      }
      return CompiledQuery.raw(text, filled) as CompiledQuery<Row>
    },
    execute: (sql) => build(values).execute(sql),
  })
}

function templateOf<Values extends object>(
  build: (values: Values) => Statement<unknown>,
  names: readonly string[],
  trx: Trx,
): Template {
  const places = Object.fromEntries(names.map((name) => [name, new Place(name)]))
  const { sql: text, parameters } = build(places as Values).compile(trx)
  return { text, parameters }
}

function compare({ sql, parameters }: CompiledQuery, text: string, filled: readonly unknown[]): void {
  const isSame =
    sql === text &&
    parameters.length === filled.length &&
    parameters.every((one, at) => Object.is(one, filled[at]))
  if (!isSame) throw new Error(`A prepared statement is not the same for all values: ${text}`)
}
