import type { CoachProfile } from '@shinequo/contract/coaches'
import sanitizeHtml from 'sanitize-html'
import type { Context } from '../../plugins/context.ts'
import type { Sql } from '../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../plugins/errors.ts'
import { presentCoach } from './presenter.ts'
import * as queries from './queries.ts'

/** Every coach who accepts students, by name. */
export async function listMentors(context: Context): Promise<Outcome<{ from_user_profile: CoachProfile }[]>> {
  const rows = await queries.acceptingCoaches(context.database.root)
  return ok(rows.map((row) => ({ from_user_profile: presentCoach(row) })))
}

/** Coaches by id as students see them, for nouns that name one; accepting students or not. */
export async function coachProfiles(sql: Sql, ids: readonly string[]): Promise<Map<string, CoachProfile>> {
  const rows = await queries.coachesById(sql, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, presentCoach(row)]))
}

/**
 * What is left of a coach's own HTML before it is stored: paragraphs, lists, emphasis and links to the web. Students'
 * pages show it as it is.
 */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'p', 'br', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })
}
