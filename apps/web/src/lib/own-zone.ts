/** Zones whose name IANA has changed, while some browsers go on answering the former one. */
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

/** The IANA zone of this browser, such as 'America/New_York', under the name that people there use today. */
export function ownZone(): string {
  return presentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** IANA's present name of a zone; the given one where this browser does not know the present one. */
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
