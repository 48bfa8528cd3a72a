/** Zones that IANA has renamed. Some browsers still return the old name. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The IANA zone of this browser under its current name, such as 'America/New_York'. */
export function ownZone(): string {
  return presentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** The current IANA name of a zone, or the given name if this browser does not support the current one. */
export function presentName(zone: string): string {
  const name = RENAMED[zone]
  if (name === undefined) return zone
  try {
    Intl.DateTimeFormat(undefined, { timeZone: name })
    return name
  } catch {
    return zone
  }
}

/** Every zone that this browser supports, and the chosen one, as options of a field. */
export function zonesWith(chosen: string): readonly (readonly [string, string])[] {
  const zones = new Set([chosen, ownZone(), ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map((zone) => [zone, zone.replaceAll('_', ' ')] as const)
}
