/** The domain of all demo accounts. Nobody has it: .example is reserved (RFC 2606). */
const DEMO_DOMAIN = '@shinequo.example'

/** Whether an address in lower case is one of the demo data, whose password everybody can read. */
export function isDemoAddress(email: string): boolean {
  return email.endsWith(DEMO_DOMAIN)
}
