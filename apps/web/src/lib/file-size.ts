import { locale } from '@shinequo/messages/locale'

/** The size of a file, '12 kB' or '1.4 MB', in steps of a thousand as in browsers. */
export function sizeText(bytes: number): string {
  if (bytes < 999_500) return inUnits(Math.max(1, Math.round(bytes / 1000)), 'kilobyte', 0)
  return inUnits(bytes / 1_000_000, 'megabyte', 1)
}

function inUnits(value: number, unit: string, digits: number): string {
  const [minimumFractionDigits, maximumFractionDigits] = [digits, digits]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits,
    maximumFractionDigits,
  }).format(value)
}
