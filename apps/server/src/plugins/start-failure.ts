interface SystemError {
  readonly code?: string
  readonly syscall?: string
  /** SQLite's own. */
  readonly errcode?: number
  readonly message: string
}

/** What the error code of a system call means for the person who starts the server, and what they can do. */
const SENTENCES: Record<string, (message: string) => string> = {
  EADDRINUSE: (message) => `The port is in use (${message}). Stop what uses it, or set PORT to another one.`,
  EADDRNOTAVAIL: (message) => `HOST is not an address of this machine (${message}).`,
  ENOTFOUND: (message) => `No machine of that name is known (${message}): check HOST and DATABASE_URL.`,
  EAI_AGAIN: (message) => `No machine of that name is known (${message}): check HOST and DATABASE_URL.`,
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  CONNECTION_LOST: noPostgres,
  DATABASE_BUSY: noPostgres,
  // TLS.
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  CERT_HAS_EXPIRED: notTrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: notTrusted,
  // PostgreSQL's own.
  '28P01': (message) => `The database refuses the user or password of DATABASE_URL (${message}).`,
  '28000': (message) => `The database refuses the user or password of DATABASE_URL (${message}).`,
  '3D000': (message) => `The database of DATABASE_URL does not exist (${message}): create it first.`,
  '42501': (message) => `The user of DATABASE_URL may not do this (${message}): let it own the database.`,
  '57P03': (message) => `The database of DATABASE_URL is not ready (${message}). Try again in a moment.`,
  '53300': (message) => `The database of DATABASE_URL has no free connection (${message}).`,
}

function noAnswer(message: string): string {
  return `The database of DATABASE_URL does not answer (${message}).`
}

function noPostgres(message: string): string {
  return `What is at DATABASE_URL does not answer as a PostgreSQL server does (${message}): check its host, port and sslmode.`
}

function notTrusted(message: string): string {
  return `The certificate of the database of DATABASE_URL is not trusted (${message}).`
}

/** The messages of pg, without a code, for responses that do not come from PostgreSQL. */
const NO_POSTGRES =
  /^(received invalid response|The server does not support SSL|There was an error establishing an SSL)/

/** A folder that cannot be created or written. */
const NO_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ERR_SQLITE_ERROR'])
const SQLITE_FULL = 13

/** A startup failure that a person can fix, as one sentence; undefined for any other error. */
export function startFailure(error: unknown): string | undefined {
  // A host name with several addresses fails once per address.
  const { code, syscall, errcode, message } = (
    error instanceof AggregateError ? error.errors[0] : error
  ) as SystemError
  if (code === undefined) return NO_POSTGRES.test(message) ? noPostgres(message) : undefined
  if (code === 'EACCES' && syscall === 'listen')
    return `Not allowed to listen there (${message}). Set PORT to a number above 1023.`
  if (code === 'ENOSPC' || errcode === SQLITE_FULL)
    return `The disk of DATA_DIR is full (${message}): make room on it.`
  if (NO_FOLDER.has(code) || (code === 'ENOENT' && syscall === 'mkdir'))
    return `DATA_DIR cannot be used (${message}). Set it to a folder that you may write to.`
  return SENTENCES[code]?.(message)
}
