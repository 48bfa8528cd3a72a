/** Whether this run is only to show that every part still works: sizes are small and no result is kept. */
export const IS_SHORT = process.env.BENCH_SHORT !== undefined

/** A size of a measurement: `whole`, or `short` in a short run. Processes that a part starts decide alike. */
export const sized = (whole: number, short: number): number => (IS_SHORT ? short : whole)
