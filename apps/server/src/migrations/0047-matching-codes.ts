import { type Kysely, sql } from 'kysely'

/** The terms of the codes as of this migration, to find codes in existing texts. */
const WORDS = {
  focus: {
    study: 'study habits and planning|study habits|planning',
    sleep: 'sleep and daily routine|sleep|daily routine',
    stress: 'stress and balance|stress|balance',
    relationships: 'relationships and communication|relationships|communication',
    belonging: 'campus life and belonging|campus life|belonging',
    career: 'career direction and internships|career|career direction|internships',
    confidence: 'confidence and motivation|confidence|motivation',
  },
  language: {
    english: 'english',
    spanish: 'spanish',
    mandarin: 'mandarin',
    hindi: 'hindi',
    nepali: 'nepali',
    portuguese: 'portuguese',
    french: 'french',
    arabic: 'arabic',
    vietnamese: 'vietnamese',
    korean: 'korean',
  },
  time: { morning: 'mornings?', afternoon: 'afternoons?', evening: 'evenings?' },
}
const KEYS = { focus: 'focus_area', language: 'language', time: 'preference' }

/** Codes that matching reads instead of texts: one or none per choice of the questionnaire, a set per coach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table choices add column code text`.execute(db)
  await sql`alter table coaches add column codes text[] not null default '{}',
    add column school text not null default ''`.execute(db)
  const words = Object.entries(WORDS).flatMap(([kind, codes]) =>
    Object.entries(codes).map(
      ([name, pattern]) =>
        sql`(${KEYS[kind as keyof typeof KEYS]}, ${`${kind}:${name}`}, ${`\\m(${pattern})\\M`})`,
    ),
  )
  const known = sql`(values ${sql.join(words)}) as known (key, code, pattern)`
  await sql`
    update choices c set code = (
      select min(known.code) from ${known} where known.key = q.matching_key and c.choice_text ~* known.pattern)
    from questions q where q.id = c.question_id and q.matching_key is not null`.execute(db)
  await sql`
    update coaches c set codes = coalesce((
      select array_agg(known.code order by known.code) from ${known}
      where case known.key when 'focus_area' then c.focus_area when 'language' then c.language_preference else '' end
        ~* known.pattern), '{}')`.execute(db)
}
