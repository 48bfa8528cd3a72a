/** The size of a heavy proof under TEST_SCALE (1 in full, the default): a whole number, at least `least`. */
export function scaled(size: number, least: number): number {
  return Math.max(least, Math.round(size * Number(process.env.TEST_SCALE || '1')))
}
