/** The IANA zone of this browser, such as 'America/New_York'. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
