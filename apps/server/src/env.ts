import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { mailAddress } from '@shinequo/contract/mail-address'
import { isPlaceTemplate } from '@shinequo/domain/sessions/meeting-place'
import * as z from 'zod/mini'
import type { BucketSettings } from './plugins/files/bucket.ts'

/** The port to listen on, in TCP's range. 0 lets the system choose, which the tests use. */
const port = z.coerce
  .number({ error: 'a port from 0 to 65535' })
  .check(
    z.refine((value) => Number.isInteger(value) && value >= 0 && value <= 65_535, 'a port from 0 to 65535'),
  )
const poolSize = z.coerce
  .number({ error: 'a whole number from 1 to 500' })
  .check(
    z.refine(
      (value) => Number.isInteger(value) && value >= 1 && value <= 500,
      'a whole number from 1 to 500',
    ),
  )
const secret = z.string().check(z.minLength(32, { error: 'at least 32 characters' }))
const MAILBOX = /^[^\s@:/?]+@[^\s@:/?]+$/
const onOff = z.enum(['on', 'off'], { error: 'on or off' })
const url = (beginning: string, pattern: RegExp) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && pattern.test(value), {
      error: `an address that begins with ${beginning}`,
    }),
  )
/** A path of this service or an external page, never a script. */
const page = z.string().check(
  z.refine((value) => /^\/(?!\/)/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value)), {
    error: 'a path that begins with / or an address that begins with http:// or https://',
  }),
)
/** Where to report a security hole. RFC 9116 wants a URI, of which a web page must be encrypted. */
const contact = z.string().check(
  z.refine((value) => MAILBOX.test(value) || /^(mailto:\S+@\S+|tel:\S+|https:\/\/\S+)$/.test(value), {
    error: 'an email address, or an address that begins with https://, mailto: or tel:',
  }),
)
/** Proxies in Fastify's format: addresses and CIDR ranges. */
const proxies = z.string().check(
  z.refine((value) => value === 'off' || value.split(',').every((part) => isNetwork(part.trim())), {
    error: 'off, or addresses of proxies separated by commas, such as 10.0.0.0/8, 192.0.2.7',
  }),
)

/** Whether `text` is an IP address, with or without a prefix length. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = isIP(address) === 4 ? 32 : 128
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && isPrefix && more.length === 0
}

/** A list of STUN or TURN server addresses, as WebRTC expects them. */
const iceUrls = (schemes: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) =>
          listOf(value).every((part) =>
            new RegExp(`^(${schemes}):[\\w.:[\\]-]+(\\?transport=(udp|tcp))?$`).test(part),
          ),
        `addresses that begin with ${schemes.replace('|', ': or ')}:, separated by commas`,
      ),
    )

/** The address of S3-compatible storage: no name, password or query. */
const s3Endpoint = z.string().check(
  z.refine((value) => /^https?:\/\/[^\s@?#]+$/.test(value) && URL.canParse(value), {
    error: 'an address that begins with http:// or https://, without a name, a password or a query',
  }),
)
const s3Bucket = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
    error: 'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
  }),
)
const S3_SETTINGS = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_REGION',
] as const

/** The elements of a comma-separated list. */
const listOf = (value: string) => value.split(',').map((part) => part.trim())

const settings = z.object({
  ROLE: z._default(z.enum(['all', 'web', 'worker'], { error: 'all, web or worker' }), 'all'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(url('postgres://', /^postgres(ql)?:\/\//)),
  DATABASE_DIRECT_URL: z.optional(url('postgres://', /^postgres(ql)?:\/\//)),
  DATABASE_REPLICA_URL: z.optional(url('postgres://', /^postgres(ql)?:\/\//)),
  DATABASE_POOL_SIZE: z._default(poolSize, 10),
  BASE_URL: z.optional(url('http:// or https://', /^https?:\/\//)),
  AUTH_SECRET: z.optional(secret),
  AUTH_SECRET_PREVIOUS: z.optional(secret),
  ENCRYPTION_KEY: z.optional(secret),
  ENCRYPTION_KEY_PREVIOUS: z.optional(secret),
  S3_ENDPOINT: z.optional(s3Endpoint),
  S3_BUCKET: z.optional(s3Bucket),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  SMTP_URL: z.optional(url('smtp:// or smtps:// and names a host', /^smtps?:\/\/[^/?#]/)),
  SMTP_TLS: z.optional(onOff),
  SECURITY_CONTACT: z.optional(contact),
  STUN_URLS: z.optional(iceUrls('stun|stuns')),
  TURN_URLS: z.optional(iceUrls('turn|turns')),
  TURN_SECRET: z.optional(z.string()),
  MEETING_URL_TEMPLATE: z.optional(
    z.string().check(
      z.refine(isPlaceTemplate, {
        error:
          'an address that begins with https:// and has {id} after its host, as in https://meet.example/{id}',
      }),
    ),
  ),
  ADMIN_EMAIL: z.optional(
    z.string().check(z.refine((text) => mailAddress(text) !== null, { error: 'an email address' })),
  ),
  DEMO_DATA: z.optional(onOff),
  HIDE_UNKNOWN_EMAILS: z._default(onOff, 'off'),
  TRUST_PROXY: z._default(proxies, 'off'),
  TERMS_URL: z._default(page, '/terms'),
  PRIVACY_URL: z._default(page, '/privacy'),
  RATE_LIMIT_SCALE: z._default(
    z.coerce.number({ error: 'a number above 0' }).check(z.gt(0, 'a number above 0')),
    1,
  ),
  METRICS_TOKEN: z.optional(secret),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:// or https://', /^https?:\/\//)),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce
      .number({ error: 'a number from 0 to 1' })
      .check(z.gte(0, 'a number from 0 to 1'), z.lte(1, 'a number from 0 to 1')),
    1,
  ),
  NODE_ENV: z._default(z.string(), 'development'),
})

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)

/** The settings of interface.md, validated. Paths are absolute. An unset `databaseUrl` means the embedded database. */
export interface Env {
  /** What this process does: pages and the API (`web`), jobs (`worker`), or both. */
  role: 'all' | 'web' | 'worker'
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  databaseDirectUrl: string | undefined
  /** A replica of that server, for reads that may lag. */
  databaseReplicaUrl: string | undefined
  /** The size of the pool for requests. Jobs and readiness have a few connections of their own. */
  databasePoolSize: number
  /** Without a trailing slash. Unset until the server listens if PORT is 0. */
  baseUrl: string
  /** The public address is this machine's own. Nobody else is served, so development aids are allowed. */
  local: boolean
  authSecret: string | undefined
  /** A secret whose access tokens are accepted too, while the secret is changed. */
  authSecretPrevious: string | undefined
  /** The secret from which the key of stored files derives. */
  encryptionKey: string | undefined
  /** A secret whose files can be read too, while the secret is changed. */
  encryptionKeyPrevious: string | undefined
  /** The bucket for files; undefined: they are in the database. The endpoint is without a trailing slash. */
  s3: BucketSettings | undefined
  smtpUrl: string | undefined
  /** Whether mail goes to that server encrypted: always, if the server offers it, or never. */
  smtpTls: 'required' | 'offered' | 'off'
  /** A URI for reports of security holes; undefined if the public address has no domain to derive one from. */
  securityContact: string | undefined
  /** The servers from which browsers learn their own network address. */
  stunUrls: string[]
  /** The relay for calls, with the secret that it shares with this service. */
  turn: { urls: string[]; secret: string } | undefined
  /** The meeting place that replaces our room, containing `{id}`. */
  meetingUrlTemplate: string | undefined
  /** In lower case: the person invited while the programme has no administrator. */
  adminEmail: string | undefined
  demoData: 'on' | 'off' | 'when-empty'
  hideUnknownEmails: boolean
  trustProxy: false | string[]
  termsUrl: string
  privacyUrl: string
  rateLimitScale: number
  /** The bearer token for /metrics; without one there is no such page. */
  metricsToken: string | undefined
  /** Where traces are collected, and which share of requests is traced, from 0 to 1; nowhere if undefined. */
  traces: { readonly endpoint: string; readonly share: number } | undefined
  production: boolean
}

/** An invalid setting. The message names the variable and the expected value. */
export class SettingError extends Error {}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])
/** The same in the address of a page. */
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads and validates the settings. Nothing else reads the environment of the process. An empty variable counts as
 * unset. Throws SettingError.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new SettingError(`${String(issue?.path[0])} should be ${issue?.message}.`)
  }
  const s = result.data
  const production = s.NODE_ENV === 'production'
  if (s.DATABASE_URL && !s.AUTH_SECRET) {
    throw new SettingError(
      'AUTH_SECRET is required with DATABASE_URL: a random text of at least 32 characters.',
    )
  }
  if (s.DATABASE_REPLICA_URL && !s.DATABASE_URL) {
    throw new SettingError(
      'DATABASE_REPLICA_URL is a replica of the server at DATABASE_URL: set that one too.',
    )
  }
  if (s.AUTH_SECRET_PREVIOUS && !s.AUTH_SECRET) {
    throw new SettingError('AUTH_SECRET_PREVIOUS is the secret before AUTH_SECRET: set that one too.')
  }
  if (s.ROLE !== 'all' && !s.DATABASE_URL) {
    throw new SettingError(
      'ROLE can be web or worker only with DATABASE_URL: one process alone opens the embedded database.',
    )
  }
  if (production && s.RATE_LIMIT_SCALE !== 1) {
    throw new SettingError('RATE_LIMIT_SCALE is for tests of load and is refused with NODE_ENV=production.')
  }
  if (Boolean(s.TURN_URLS) !== Boolean(s.TURN_SECRET)) {
    throw new SettingError('TURN_URLS and TURN_SECRET belong together: set both, or neither.')
  }
  if (s.SMTP_TLS === 'off' && s.SMTP_URL?.startsWith('smtps:')) {
    throw new SettingError('SMTP_TLS=off contradicts the smtps:// of SMTP_URL: choose one of them.')
  }
  const s3 = s3Of(s)
  if (s3 && s.DATABASE_URL && !s.ENCRYPTION_KEY) {
    throw new SettingError(
      'ENCRYPTION_KEY is required with S3_ENDPOINT and DATABASE_URL: a random text of at least 32 characters.',
    )
  }
  if (s.ENCRYPTION_KEY_PREVIOUS && !s.ENCRYPTION_KEY) {
    throw new SettingError('ENCRYPTION_KEY_PREVIOUS is the key before ENCRYPTION_KEY: set that one too.')
  }
  const shownHost = s.HOST === '0.0.0.0' || s.HOST === '::' ? 'localhost' : s.HOST
  const baseUrl = (
    s.BASE_URL ?? `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${s.PORT}`
  ).replace(/\/+$/, '')
  return {
    role: s.ROLE,
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databaseDirectUrl: s.DATABASE_DIRECT_URL ?? s.DATABASE_URL,
    databaseReplicaUrl: s.DATABASE_REPLICA_URL,
    databasePoolSize: s.DATABASE_POOL_SIZE,
    baseUrl,
    local: LOOPBACK_NAME.test(new URL(baseUrl).hostname),
    authSecret: s.AUTH_SECRET,
    authSecretPrevious: s.AUTH_SECRET_PREVIOUS,
    encryptionKey: s.ENCRYPTION_KEY,
    encryptionKeyPrevious: s.ENCRYPTION_KEY_PREVIOUS,
    s3,
    smtpUrl: s.SMTP_URL,
    smtpTls: smtpTlsOf(s.SMTP_URL, s.SMTP_TLS),
    securityContact: contactUri(s.SECURITY_CONTACT) ?? usualContact(new URL(baseUrl).hostname),
    stunUrls: s.STUN_URLS ? listOf(s.STUN_URLS) : [],
    turn: s.TURN_URLS && s.TURN_SECRET ? { urls: listOf(s.TURN_URLS), secret: s.TURN_SECRET } : undefined,
    meetingUrlTemplate: s.MEETING_URL_TEMPLATE,
    adminEmail: s.ADMIN_EMAIL === undefined ? undefined : (mailAddress(s.ADMIN_EMAIL) ?? undefined),
    demoData: s.DEMO_DATA ?? (!s.DATABASE_URL && LOOPBACK.has(s.HOST) ? 'when-empty' : 'off'),
    hideUnknownEmails: s.HIDE_UNKNOWN_EMAILS === 'on',
    trustProxy: s.TRUST_PROXY === 'off' ? false : s.TRUST_PROXY.split(',').map((part) => part.trim()),
    termsUrl: s.TERMS_URL,
    privacyUrl: s.PRIVACY_URL,
    rateLimitScale: s.RATE_LIMIT_SCALE,
    metricsToken: s.METRICS_TOKEN,
    traces: s.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT, share: s.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    production,
  }
}

/** The bucket of the settings. Throws SettingError if only some of them are set. */
function s3Of(s: Partial<Record<(typeof S3_SETTINGS)[number], string | undefined>>): Env['s3'] {
  const missing = S3_SETTINGS.filter((name) => s[name] === undefined)
  if (missing.length === S3_SETTINGS.length) return undefined
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = s
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY || !S3_REGION) {
    throw new SettingError(
      `The settings of S3 storage belong together: set ${missing.join(', ')} too, or none.`,
    )
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
  }
}

/** Mail leaves the machine encrypted, unless the setting says that it need not. */
function smtpTlsOf(url: string | undefined, setting: 'on' | 'off' | undefined): Env['smtpTls'] {
  if (setting !== undefined) return setting === 'on' ? 'required' : 'off'
  return url && LOOPBACK_NAME.test(new URL(url).hostname.toLowerCase()) ? 'offered' : 'required'
}

const contactUri = (text: string | undefined) => (text && MAILBOX.test(text) ? `mailto:${text}` : text)

/** The mailbox for reports that every domain has by convention (RFC 2142). */
function usualContact(hostname: string): string | undefined {
  if (LOOPBACK_NAME.test(hostname)) return 'mailto:security@localhost'
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : `mailto:security@${hostname}`
}
