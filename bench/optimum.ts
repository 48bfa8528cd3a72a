import highsModule from 'highs'

// Its types describe the module as CommonJS, where the function is the property `default`; Node loads the other one.
const loadHighs = highsModule as unknown as typeof highsModule.default

/** Pairs that may be matched, by student: `pairs[student]` are coaches with what the pair is worth. */
export interface Assignment {
  readonly pairs: readonly (readonly { readonly coach: number; readonly worth: number }[])[]
  readonly places: Int32Array
}

/**
 * The greatest sum of worths when each student has one coach at most and coaches keep to their places, whether or not it
 * is stable: a transportation problem, solved as a linear programme by HiGHS.
 */
export async function optimum({ pairs, places }: Assignment): Promise<number> {
  const highs = await loadHighs()
  const flat = pairs.flatMap((list, student) => list.map((pair) => ({ student, ...pair })))
  const rows = pairs.length + places.length
  // A pair takes one of the student's one place and one of the coach's: two entries a column.
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
