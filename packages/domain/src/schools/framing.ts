/** The framing headers of a page's response. Repeated headers are joined by commas, as HTTP does. */
export interface FramingHeaders {
  readonly contentSecurityPolicy: string | undefined
  readonly xFrameOptions: string | undefined
}

/**
 * Whether a browser shows the page at `pageUrl` in a frame of a page at `ourUrl`. A policy with frame-ancestors takes
 * precedence over X-Frame-Options, and every policy must agree (Content Security Policy level 3, HTML's
 * X-Frame-Options).
 */
export function allowsFraming(headers: FramingHeaders, pageUrl: string, ourUrl: string): boolean {
  const [page, ours] = [new URL(pageUrl), new URL(ourUrl)]
  const lists = (headers.contentSecurityPolicy ?? '').split(',').flatMap(ancestorsOf)
  if (lists.length > 0) return lists.every((list) => list.some((source) => names(source, ours, page)))
  return xFrameOptionsAllow(headers.xFrameOptions, ours.origin === page.origin)
}

/**
 * The sources of a policy's frame-ancestors directive, as an array of at most one list. The first such directive
 * counts.
 */
function ancestorsOf(policy: string): string[][] {
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (name === 'frame-ancestors') return [sources]
  }
  return []
}

const HOST_SOURCE =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::(?<port>\d+|\*))?(?:\/.*)?$/

/** Whether a source of frame-ancestors matches our origin. */
function names(source: string, ours: URL, page: URL): boolean {
  if (source === "'self'") return ours.origin === page.origin
  if (source === '*') return true
  const scheme = /^([a-z][a-z0-9+.-]*):$/.exec(source)?.[1]
  if (scheme) return matchesScheme(scheme, ours)
  const parts = HOST_SOURCE.exec(source)?.groups
  if (!parts) return false
  return (
    matchesScheme(parts.scheme ?? page.protocol.slice(0, -1), ours) &&
    matchesHost(parts.host ?? '', ours.hostname) &&
    matchesPort(parts.port, ours)
  )
}

/** A source with http also matches https. */
function matchesScheme(scheme: string, ours: URL): boolean {
  return `${scheme}:` === ours.protocol || (scheme === 'http' && ours.protocol === 'https:')
}

function matchesHost(host: string, ours: string): boolean {
  if (host === '*') return true
  return host.startsWith('*.') ? ours.endsWith(host.slice(1)) : host === ours
}

/** A source without a port means the default port of our own scheme. */
function matchesPort(port: string | undefined, ours: URL): boolean {
  if (port === '*') return true
  const usual = ours.protocol === 'https:' ? '443' : '80'
  return (port ?? usual) === (ours.port || usual)
}

/** Unknown values, such as the obsolete allow-from, allow framing. Contradictory values forbid it. */
function xFrameOptionsAllow(header: string | undefined, isSameOrigin: boolean): boolean {
  const values = new Set((header ?? '').split(',').map((value) => value.trim().toLowerCase()))
  values.delete('')
  if (values.size > 1) return !['deny', 'allowall', 'sameorigin'].some((value) => values.has(value))
  if (values.has('deny')) return false
  return !values.has('sameorigin') || isSameOrigin
}
