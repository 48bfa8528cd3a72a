import providers from 'email-providers/all.json' with { type: 'json' }

/** Large providers that the package's list leaves out. */
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
/** Universities that stand in the package's list because many people have mail there. */
const SCHOOLS = ['nus.edu.sg', 'live.mdx.ac.uk', 'live.vu.edu.au', 'mail.bcu.ac.uk']

const PROVIDERS: ReadonlySet<string> = new Set([...providers, ...MORE])
const NOT_PUBLIC: ReadonlySet<string> = new Set(SCHOOLS)

/** Whether anybody can have an address at this domain, in lower case: a provider's, or one below it. */
export function isPublicMail(domain: string): boolean {
  if (NOT_PUBLIC.has(domain)) return false
  const labels = domain.split('.')
  return labels.some((_, at) => at < labels.length - 1 && PROVIDERS.has(labels.slice(at).join('.')))
}
