import { type Kysely, sql } from 'kysely'

/** The first questions and acts of the initial protocol, by which it is known, of 0026. */
const SHIPPED = `Read this when somebody wrote, or said, something that may mean danger.

1. Stay calm, and stay with them. Write or call today, not at the next session. Thank them for telling you.

2. Ask, in plain words: 'Are you thinking of killing yourself?', 'Did somebody hurt you?', 'Are you safe where you are right now?' Asking does not put the thought into anybody's head.

3. Danger now: call the emergency number with the place where they are. Do not leave them alone on the phone.

4. No danger this minute: give them the crisis line, and call it together if they like. Agree on what happens today, and who is with them tonight.

5. Tell the programme's staff the same day. Do not promise to keep it secret: say whom you tell, and why.

6. Write down when you did what, in facts. Then look after yourself, and talk to somebody too.`

const SHIPPED_IN_SPANISH = `Lee esto cuando alguien escribió o dijo algo que puede significar peligro.

1. Mantén la calma y quédate con esa persona. Escríbele o llámale hoy, no en la próxima sesión. Dale las gracias por contártelo.

2. Pregunta con palabras sencillas: “¿Estás pensando en quitarte la vida?”, “¿Alguien te hizo daño?”, “¿Estás a salvo donde estás ahora mismo?” Preguntar no le mete la idea en la cabeza a nadie.

3. Si hay peligro ahora: llama al número de emergencia y di el lugar donde está. No cuelgues ni dejes sola a esa persona en el teléfono.

4. Si no hay peligro en este momento: dale la línea de crisis y, si quiere, llamen juntos. Acuerden qué pasa hoy y quién le acompaña esta noche.

5. Avisa al equipo del programa el mismo día. No prometas guardar el secreto: di a quién le avisas y por qué.

6. Anota qué hiciste y cuándo, solo hechos. Después cuídate, y habla con alguien tú también.`

const STATEMENTS = [
  // Phrases that a programme adds to the rule of danger. `key` is the normalised form: two spellings are one phrase.
  `create table care_phrases (
    id uuid primary key,
    text text not null check (text <> ''),
    key text not null unique check (key <> ''),
    level text not null check (level in ('clear', 'maybe')),
    created_at timestamptz not null
  )`,
  // The protocol for those who read Spanish; '' shows them the other.
  "alter table care_settings add column protocol_es text not null default ''",
  // 0086 added it as not valid.
  'alter table care_requests validate constraint care_requests_text_check',
]

/** Phrases of a programme's own, and its protocol in Spanish. A protocol that nobody changed gets its translation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  await sql`update care_settings set protocol_es = ${SHIPPED_IN_SPANISH} where protocol = ${SHIPPED}`.execute(
    db,
  )
}
