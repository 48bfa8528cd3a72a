import { describe, expect, test } from 'vitest'
import { readEnv, SettingError } from './env.ts'

describe('without any setting', () => {
  test('everything has the default of interface.md', () => {
    const { dataDir, ...env } = readEnv({})
    expect(env).toEqual({
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePoolSize: 10,
      baseUrl: 'http://127.0.0.1:3000',
      local: true,
      authSecret: undefined,
      smtpUrl: undefined,
      smtpTls: 'required',
      securityContact: 'mailto:security@localhost',
      stunUrls: [],
      turn: undefined,
      adminEmail: undefined,
      demoData: 'when-empty',
      hideUnknownEmails: false,
      trustProxy: false,
      termsUrl: '/terms',
      privacyUrl: '/privacy',
      rateLimitScale: 1,
      production: false,
    })
    expect(dataDir).toMatch(/^\/.*\.data$/)
  })

  test('an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '', DATABASE_URL: '', HIDE_UNKNOWN_EMAILS: '' })).toEqual(
      readEnv({}),
    )
  })
})

const secret = 'x'.repeat(32)
const s3 = {
  S3_ENDPOINT: 'http://10.0.0.9:9000/',
  S3_BUCKET: 'shinequo-files',
  S3_ACCESS_KEY_ID: 'shine',
  S3_SECRET_ACCESS_KEY: 'a secret',
  S3_REGION: 'us-east-1',
}
const server = { DATABASE_URL: 'postgres://db.example/shine', AUTH_SECRET: secret }

test.each([
  ['HOST', { HOST: '0.0.0.0', PORT: '80' }, { baseUrl: 'http://localhost:80', demoData: 'off' }],
  ['an IPv6 HOST', { HOST: '::1' }, { baseUrl: 'http://[::1]:3000', demoData: 'when-empty', local: true }],
  ['BASE_URL', { BASE_URL: 'https://shine.example/' }, { baseUrl: 'https://shine.example', local: false }],
  ['a BASE_URL that begins alike', { BASE_URL: 'http://localhost.evil.example' }, { local: false }],
  ['PORT 0', { PORT: '0' }, { port: 0 }],
  ['DATABASE_URL', server, { demoData: 'off', databaseDirectUrl: server.DATABASE_URL }],
  [
    'DATABASE_DIRECT_URL',
    { ...server, DATABASE_DIRECT_URL: 'postgresql://direct.example/shine' },
    { databaseDirectUrl: 'postgresql://direct.example/shine' },
  ],
  ['ROLE', { ...server, ROLE: 'web' }, { role: 'web' }],
  [
    'AUTH_SECRET_PREVIOUS',
    { ...server, AUTH_SECRET_PREVIOUS: 'y'.repeat(32) },
    { authSecret: secret, authSecretPrevious: 'y'.repeat(32) },
  ],
  [
    'S3 storage with the embedded database',
    s3,
    {
      s3: {
        endpoint: 'http://10.0.0.9:9000',
        bucket: 'shinequo-files',
        accessKeyId: 'shine',
        secretAccessKey: 'a secret',
        region: 'us-east-1',
      },
    },
  ],
  [
    'ENCRYPTION_KEY',
    { ...server, ...s3, ENCRYPTION_KEY: secret, ENCRYPTION_KEY_PREVIOUS: 'y'.repeat(32) },
    { encryptionKey: secret, encryptionKeyPrevious: 'y'.repeat(32) },
  ],
  [
    'DATABASE_REPLICA_URL',
    { ...server, DATABASE_REPLICA_URL: 'postgres://replica.example/shine' },
    { databaseReplicaUrl: 'postgres://replica.example/shine' },
  ],
  ['DATABASE_POOL_SIZE', { ...server, DATABASE_POOL_SIZE: '40' }, { databasePoolSize: 40 }],
  ['DEMO_DATA', { ...server, DEMO_DATA: 'on' }, { demoData: 'on' }],
  ['HIDE_UNKNOWN_EMAILS', { HIDE_UNKNOWN_EMAILS: 'on' }, { hideUnknownEmails: true }],
  [
    'TRUST_PROXY',
    { TRUST_PROXY: '10.0.0.0/8, 192.0.2.7,fd00::/8' },
    { trustProxy: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'] },
  ],
  ['TERMS_URL', { TERMS_URL: 'https://school.example/terms' }, { termsUrl: 'https://school.example/terms' }],
  [
    'MEETING_URL_TEMPLATE',
    { MEETING_URL_TEMPLATE: 'https://meet.example/{id}' },
    { meetingUrlTemplate: 'https://meet.example/{id}' },
  ],
  [
    'SMTP_URL',
    { SMTP_URL: 'smtp://u:p@mail.example:587' },
    { smtpUrl: 'smtp://u:p@mail.example:587', smtpTls: 'required' },
  ],
  ['SMTP_URL on this machine', { SMTP_URL: 'smtp://LocalHost:25' }, { smtpTls: 'offered' }],
  ['SMTP_URL on this machine by number', { SMTP_URL: 'smtp://u:p@127.0.0.1:25' }, { smtpTls: 'offered' }],
  ['SMTP_URL on this machine in IPv6', { SMTP_URL: 'smtp://[::1]:25' }, { smtpTls: 'offered' }],
  ['a SMTP_URL that begins alike', { SMTP_URL: 'smtp://localhost.evil.example' }, { smtpTls: 'required' }],
  ['SMTP_TLS on this machine', { SMTP_URL: 'smtp://localhost', SMTP_TLS: 'on' }, { smtpTls: 'required' }],
  ['SMTP_TLS', { SMTP_URL: 'smtp://mail.example', SMTP_TLS: 'off' }, { smtpTls: 'off' }],
  [
    'SECURITY_CONTACT',
    { SECURITY_CONTACT: 'https://a.example/b' },
    { securityContact: 'https://a.example/b' },
  ],
  [
    'SECURITY_CONTACT by mail',
    { SECURITY_CONTACT: 'rosa@school.example' },
    { securityContact: 'mailto:rosa@school.example' },
  ],
  [
    'a domain without SECURITY_CONTACT',
    { BASE_URL: 'https://shine.example' },
    { securityContact: 'mailto:security@shine.example' },
  ],
  ['no domain at all', { BASE_URL: 'https://192.0.2.7' }, { securityContact: undefined }],
  ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
  ['NODE_ENV', { NODE_ENV: 'production' }, { production: true }],
])('%s is accepted', (_, given, expected) => {
  expect(readEnv(given as Record<string, string>)).toMatchObject(expected)
})

test.each<[string, Record<string, string>, string]>([
  ['an address without an @', { ADMIN_EMAIL: 'rosa' }, 'ADMIN_EMAIL should be an email address.'],
  ['ROLE', { ...server, ROLE: 'jobs' }, 'ROLE should be all, web or worker.'],
  [
    'ROLE with the embedded database',
    { ROLE: 'worker' },
    'ROLE can be web or worker only with DATABASE_URL: one process alone opens the embedded database.',
  ],
  ['PORT', { PORT: 'http' }, 'PORT should be a port from 0 to 65535.'],
  ['PORT', { PORT: '65536' }, 'PORT should be a port from 0 to 65535.'],
  ['PORT', { PORT: '-1' }, 'PORT should be a port from 0 to 65535.'],
  ['PORT', { PORT: '80.5' }, 'PORT should be a port from 0 to 65535.'],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL should be an address that begins with postgres://.',
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'db.example' },
    'DATABASE_URL should be an address that begins with postgres://.',
  ],
  [
    'DATABASE_DIRECT_URL',
    { ...server, DATABASE_DIRECT_URL: 'db' },
    'DATABASE_DIRECT_URL should be an address that begins with postgres://.',
  ],
  [
    'DATABASE_REPLICA_URL',
    { ...server, DATABASE_REPLICA_URL: 'db' },
    'DATABASE_REPLICA_URL should be an address that begins with postgres://.',
  ],
  [
    'DATABASE_REPLICA_URL',
    { DATABASE_REPLICA_URL: 'postgres://replica.example/shine' },
    'DATABASE_REPLICA_URL is a replica of the server at DATABASE_URL: set that one too.',
  ],
  [
    'AUTH_SECRET',
    { DATABASE_URL: server.DATABASE_URL },
    'AUTH_SECRET is required with DATABASE_URL: a random text of at least 32 characters.',
  ],
  ['AUTH_SECRET', { AUTH_SECRET: 'short' }, 'AUTH_SECRET should be at least 32 characters.'],
  [
    'AUTH_SECRET_PREVIOUS',
    { ...server, AUTH_SECRET_PREVIOUS: 'short' },
    'AUTH_SECRET_PREVIOUS should be at least 32 characters.',
  ],
  [
    'AUTH_SECRET_PREVIOUS',
    { AUTH_SECRET_PREVIOUS: secret },
    'AUTH_SECRET_PREVIOUS is the secret before AUTH_SECRET: set that one too.',
  ],
  ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY should be at least 32 characters.'],
  [
    'ENCRYPTION_KEY_PREVIOUS',
    { ENCRYPTION_KEY_PREVIOUS: secret },
    'ENCRYPTION_KEY_PREVIOUS is the key before ENCRYPTION_KEY: set that one too.',
  ],
  [
    'S3 storage without a key',
    { ...server, ...s3 },
    'ENCRYPTION_KEY is required with S3_ENDPOINT and DATABASE_URL: a random text of at least 32 characters.',
  ],
  [
    'S3 storage in part',
    { S3_ENDPOINT: s3.S3_ENDPOINT, S3_BUCKET: s3.S3_BUCKET, S3_REGION: 'x' },
    'The settings of S3 storage belong together: set S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too, or none.',
  ],
  ...['s3.example', 'ftp://s3.example', 'https://me:secret@s3.example', 'https://s3.example?x=1'].map(
    (value): [string, Record<string, string>, string] => [
      'S3_ENDPOINT',
      { ...s3, S3_ENDPOINT: value },
      'S3_ENDPOINT should be an address that begins with http:// or https://, without a name, a password or a query.',
    ],
  ),
  [
    'S3_BUCKET',
    { ...s3, S3_BUCKET: 'No/Bucket' },
    'S3_BUCKET should be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.',
  ],
  [
    'BASE_URL',
    { BASE_URL: 'shine.example' },
    'BASE_URL should be an address that begins with http:// or https://.',
  ],
  [
    'BASE_URL',
    { BASE_URL: 'ftp://x' },
    'BASE_URL should be an address that begins with http:// or https://.',
  ],
  ...['http://meet.example/{id}', 'https://meet.example/', 'https://{id}.example/', '{id}'].map(
    (value): [string, Record<string, string>, string] => [
      'MEETING_URL_TEMPLATE',
      { MEETING_URL_TEMPLATE: value },
      'MEETING_URL_TEMPLATE should be an address that begins with https:// and has {id} after its host, as in https://meet.example/{id}.',
    ],
  ),
  ['SMTP_TLS', { SMTP_TLS: 'maybe' }, 'SMTP_TLS should be on or off.'],
  [
    'SMTP_TLS with smtps://',
    { SMTP_URL: 'smtps://mail.example', SMTP_TLS: 'off' },
    'SMTP_TLS=off contradicts the smtps:// of SMTP_URL: choose one of them.',
  ],
  [
    'SECURITY_CONTACT',
    { SECURITY_CONTACT: 'http://school.example' },
    'SECURITY_CONTACT should be an email address, or an address that begins with https://, mailto: or tel:.',
  ],
  [
    'SMTP_URL',
    { SMTP_URL: 'mail.example:25' },
    'SMTP_URL should be an address that begins with smtp:// or smtps:// and names a host.',
  ],
  [
    'SMTP_URL',
    { SMTP_URL: 'smtp://' },
    'SMTP_URL should be an address that begins with smtp:// or smtps:// and names a host.',
  ],
  ['DEMO_DATA', { DEMO_DATA: 'yes' }, 'DEMO_DATA should be on or off.'],
  ['HIDE_UNKNOWN_EMAILS', { HIDE_UNKNOWN_EMAILS: 'true' }, 'HIDE_UNKNOWN_EMAILS should be on or off.'],
  ...['on', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'proxy.example', '10.0.0.1,', '10.0.0.1/'].map(
    (value): [string, Record<string, string>, string] => [
      'TRUST_PROXY',
      { TRUST_PROXY: value },
      'TRUST_PROXY should be off, or addresses of proxies separated by commas, such as 10.0.0.0/8, 192.0.2.7.',
    ],
  ),
  ...['javascript:alert(1)', '//elsewhere.example', 'terms'].map(
    (value): [string, Record<string, string>, string] => [
      'TERMS_URL',
      { TERMS_URL: value },
      'TERMS_URL should be a path that begins with / or an address that begins with http:// or https://.',
    ],
  ),
  [
    'PRIVACY_URL',
    { PRIVACY_URL: 'privacy' },
    'PRIVACY_URL should be a path that begins with / or an address that begins with http:// or https://.',
  ],
  [
    'DATABASE_POOL_SIZE',
    { DATABASE_POOL_SIZE: '0' },
    'DATABASE_POOL_SIZE should be a whole number from 1 to 500.',
  ],
  [
    'DATABASE_POOL_SIZE',
    { DATABASE_POOL_SIZE: '2.5' },
    'DATABASE_POOL_SIZE should be a whole number from 1 to 500.',
  ],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT should be an address that begins with http:// or https://.',
  ],
  ...['-0.1', '1.1', 'half'].map((value): [string, Record<string, string>, string] => [
    'OTEL_TRACES_SAMPLER_ARG',
    { OTEL_TRACES_SAMPLER_ARG: value },
    'OTEL_TRACES_SAMPLER_ARG should be a number from 0 to 1.',
  ]),
  ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE should be a number above 0.'],
  ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: 'ten' }, 'RATE_LIMIT_SCALE should be a number above 0.'],
  [
    'RATE_LIMIT_SCALE',
    { RATE_LIMIT_SCALE: '2', NODE_ENV: 'production' },
    'RATE_LIMIT_SCALE is for tests of load and is refused with NODE_ENV=production.',
  ],
])('a wrong %s stops the start: %j', (_, given, message) => {
  const wrong = () => readEnv(given)
  expect(wrong).toThrow(SettingError)
  expect(wrong).toThrow(message)
})
