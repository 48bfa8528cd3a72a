/** The text that the audit chain hashes. The database builds the same text when it adds a link: never change either. */

/**
 * The parts of an entry that identify nobody. They stay in the link permanently. Digests and hashes are hexadecimal.
 */
export interface Link {
  readonly position: number
  readonly id: string
  /** Microseconds since 1970. */
  readonly atMicros: string
  readonly actorRole: string
  readonly action: string
  readonly subjectType: string
  readonly actorDigest: string
  readonly subjectDigest: string
  readonly reasonDigest: string
}

/** The text whose hash is the link's hash. `previousHash` is the hash of the previous link, '' for the first. */
export function linkText(link: Link, previousHash: string): string {
  return [
    link.position,
    previousHash,
    link.id,
    link.atMicros,
    link.actorRole,
    JSON.stringify(link.action),
    JSON.stringify(link.subjectType),
    link.actorDigest,
    link.subjectDigest,
    link.reasonDigest,
  ].join('\n')
}

/** The three parts of an entry that could identify a person. */
export interface PersonalFields {
  readonly actorAccountId: string | null
  readonly studentProfileId: string | null
  readonly subjectId: string | null
  /** The exact JSON text. */
  readonly details: string | null
  readonly reason: string | null
}

/** The texts that are hashed after a salt, one for each part. */
export function partTexts(fields: PersonalFields): { actor: string; subject: string; reason: string } {
  const text = (...values: (string | null)[]) => values.map((value) => JSON.stringify(value)).join('\n')
  return {
    actor: text(fields.actorAccountId),
    subject: text(fields.studentProfileId, fields.subjectId, fields.details),
    reason: text(fields.reason),
  }
}
