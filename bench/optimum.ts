import highsModule from 'highs'

// Its types describe the module as CommonJS, with the function in `default`; Node loads the ES module.
const loadHighs = highsModule as unknown as typeof highsModule.default

/** The pairs that may be matched: `pairs[student]` lists coaches and the worth of each pair. */
export interface Assignment {
  readonly pairs: readonly (readonly { readonly coach: number; readonly worth: number }[])[]
  readonly places: Int32Array
}

/**
 * The greatest sum of worths if each student has at most one coach and coaches keep to their places, stable or not. A
 * transportation problem, solved as a linear programme by HiGHS.
 */
export async function optimum({ pairs, places }: Assignment): Promise<number> {
  const highs = await loadHighs()
  const flat = pairs.flatMap((list, student) => list.map((pair) => ({ student, ...pair })))
  const rows = pairs.length + places.length
  // A pair uses the student's only place and one of the coach's: two entries per column.
  const result = highs.withModel(
    {
      numCols: flat.length,
      numRows: rows,
      sense: highs.constants.objectiveSense.maximize,
      colCost: Float64Array.from(flat, ({ worth }) => worth),
      colLower: new Float64Array(flat.length),
      colUpper: new Float64Array(flat.length).fill(1),
      rowLower: new Float64Array(rows),
      rowUpper: Float64Array.from([...pairs.map(() => 1), ...places]),
      matrix: {
        format: 'csc',
        numRows: rows,
        numCols: flat.length,
        starts: Int32Array.from({ length: flat.length + 1 }, (_, at) => 2 * at),
        indices: Int32Array.from(flat.flatMap(({ student, coach }) => [student, pairs.length + coach])),
        values: new Float64Array(2 * flat.length).fill(1),
      },
    },
    (model) => {
      model.options.set({ output_flag: false })
      model.run()
      return { status: model.getModelStatus(), sum: model.getObjectiveValue() }
    },
  )
  if (result.status !== highs.constants.modelStatus.optimal)
    throw new Error(`HiGHS found no optimum: ${result.status}`)
  return result.sum
}
