import providers from 'email-providers/all.json' with { type: 'json' }

/** Large providers that are missing in the package's list. */
const MORE = [
  'fastmail.com',
  'tutanota.com',
  'tutanota.de',
  'tuta.com',
  'pm.me',
  'proton.me',
  'hey.com',
  'duck.com',
]
/** Universities that the package lists because many people have email there. */
const SCHOOLS = ['nus.edu.sg', 'live.mdx.ac.uk', 'live.vu.edu.au', 'mail.bcu.ac.uk']

const PROVIDERS: ReadonlySet<string> = new Set([...providers, ...MORE])
const NOT_PUBLIC: ReadonlySet<string> = new Set(SCHOOLS)

/** Whether anybody can get an address at this domain (in lower case): a public provider's domain, or a subdomain. */
export function isPublicMail(domain: string): boolean {
  if (NOT_PUBLIC.has(domain)) return false
  const labels = domain.split('.')
  return labels.some((_, at) => at < labels.length - 1 && PROVIDERS.has(labels.slice(at).join('.')))
}
