/** The maximum length of a value derived from a name; a number may follow it. */
const LONGEST = 100

/**
 * The value of a new school, derived from its name: 'Université de Montréal' becomes 'universite_de_montreal'. If it is
 * taken, the first free number is appended. A name without a Latin letter or digit becomes 'school'.
 */
export function schoolValue(name: string, isTaken: (value: string) => boolean): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST)
    .replaceAll(/^_+|_+$/g, '')
  const value = bare || 'school'
  if (!isTaken(value)) return value
  let number = 2
  while (isTaken(`${value}_${number}`)) number += 1
  return `${value}_${number}`
}

/** Whether a school can be closed, hidden or joined to another. Students without a listed school need 'other'. */
export function mayEnd(value: string): boolean {
  return value !== 'other'
}
