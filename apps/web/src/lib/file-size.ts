/** How large a file is, '12 kB' or '1.4 MB', in steps of a thousand as browsers tell it. */
export function sizeText(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
