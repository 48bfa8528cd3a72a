/** The domain of all demo accounts. Nobody can own it: .example is reserved (RFC 2606). */
const DEMO_DOMAIN = '@shinequo.example'

/** Whether a lower-case address belongs to the demo data, whose password is public. */
export function isDemoAddress(email: string): boolean {
  return email.endsWith(DEMO_DOMAIN)
}
