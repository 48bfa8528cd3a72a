import { type Kysely, sql } from 'kysely'

interface Question {
  text: string
  /** For an answer without choices: matching reads its text. By default it does not. */
  counts?: true
  /** The column that matching reads until it reads codes. */
  key?: 'focus_area' | 'language' | 'preference'
  /** The wording, and the code that matching reads; null: the choice does not count. Omitted for a text question. */
  choices?: [words: string, code: string | null][]
}

/** The questionnaire of new installations from now on. Administrators change it in their portal. */
const QUESTIONS: Question[] = [
  {
    text: 'What would you like from coaching?',
    choices: [
      ['To get through something hard', null],
      ['To get better at something', null],
      ['To find out what I want', null],
    ],
  },
  {
    text: 'What is hard right now?',
    key: 'focus_area',
    choices: [
      ['Study habits and planning', 'focus:study'],
      ['Exams and deadlines', 'focus:exams'],
      ['Sleep and daily routine', 'focus:sleep'],
      ['Stress and balance', 'focus:stress'],
      ['Relationships and communication', 'focus:relationships'],
      ['Campus life and belonging', 'focus:belonging'],
      ['Career direction and internships', 'focus:career'],
      ['Confidence and motivation', 'focus:confidence'],
      ['Money and work beside studying', 'focus:money'],
      ['Settling in and big changes', 'focus:transition'],
      ['Something else', null],
    ],
  },
  {
    text: 'How should your coach work with you?',
    choices: [
      ['Listen while I think aloud', 'style:listening'],
      ['Plan small steps with me', 'style:planning'],
      ['Ask me the questions I avoid', 'style:questions'],
      ['Encourage me to keep going', 'style:encouraging'],
    ],
  },
  {
    text: 'When do sessions suit you best?',
    key: 'preference',
    choices: [
      ['Mornings', 'time:morning'],
      ['Afternoons', 'time:afternoon'],
      ['Evenings', 'time:evening'],
      ['Any time of day', null],
    ],
  },
  {
    text: 'Which language would you like to speak in your sessions?',
    key: 'language',
    choices: [
      ['English', 'language:english'],
      ['Spanish', 'language:spanish'],
      ['Mandarin', 'language:mandarin'],
      ['Hindi', 'language:hindi'],
      ['Nepali', 'language:nepali'],
      ['Portuguese', 'language:portuguese'],
      ['French', 'language:french'],
      ['Arabic', 'language:arabic'],
      ['Vietnamese', 'language:vietnamese'],
      ['Korean', 'language:korean'],
      ['No preference', null],
    ],
  },
  {
    text: 'What would you like your coach to know from their own life?',
    choices: [
      ['Being the first in the family at college', 'experience:first_generation'],
      ['Studying in another country', 'experience:international'],
      ['Changing college', 'experience:transfer'],
      ['Working beside studying', 'experience:working'],
      ['Studying with children', 'experience:parent'],
      ['Studying with a disability or illness', 'experience:disability'],
      ['No preference', null],
    ],
  },
  {
    text: 'Would you like a coach who went to your school?',
    choices: [
      ['Yes, if there is one', 'school:same'],
      ['No preference', null],
    ],
  },
  { text: 'What would make this term a good one for you?', counts: true },
  { text: 'What should your coach know before you first meet?' },
]

/** Fixed ids, the same in every installation. They end in the question's and the choice's number. */
function fixedId(question: number, choice = 0): string {
  return `5c0a1e00-0000-4000-8001-0000000${String(question).padStart(2, '0')}${String(choice).padStart(3, '0')}`
}

/**
 * Text answers that count, and a first questionnaire whose choices have codes. It replaces the previous one only if no
 * administrator has ever saved a change. Answered questions of the previous one are retired and keep their answers. In
 * that case the history gets a version without an author, which records when the questions changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Takes the locks in the same order as a save, so that the two cannot deadlock.
  await sql`lock table questionnaire_versions in share row exclusive mode`.execute(db)
  // Waits for answers being submitted, and blocks later ones, so that none arrives in between.
  await sql`alter table questions add column counts boolean not null default false`.execute(db)
  const saves = await sql`select version from questionnaire_versions where version > 1`.execute(db)
  if (saves.rows.length > 0) return
  const former = await sql`select id from questions where retired_at is null`.execute(db)
  await sql`
    delete from questions q where not exists (select from responses r where r.question_id = q.id)`.execute(db)
  const retired = await sql`
    update questions set retired_at = now() where retired_at is null returning id`.execute(db)
  await sql`update choices set retired_at = now() where retired_at is null`.execute(db)
  await store(db)
  const added = QUESTIONS.length
  if (retired.rows.length === 0) {
    await sql`update questionnaire_versions set added = ${added}`.execute(db)
  } else {
    await sql`
      insert into questionnaire_versions (version, saved_at, added, edited, removed)
      values (2, now(), ${added}, 0, ${former.rows.length})`.execute(db)
  }
}

async function store(db: Kysely<unknown>): Promise<void> {
  for (const [at, { text, counts = false, key, choices = [] }] of QUESTIONS.entries()) {
    const question = at + 1
    const type = choices.length > 0 ? 'multiple_choice' : 'text'
    await sql`
      insert into questions (id, position, question_text, question_type, matching_key, counts)
      values (${fixedId(question)}, ${question}, ${text}, ${type}, ${key ?? null}, ${counts})`.execute(db)
    for (const [index, [words, code]] of choices.entries()) {
      await sql`
        insert into choices (id, question_id, position, choice_text, code)
        values (${fixedId(question, index + 1)}, ${fixedId(question)}, ${index + 1}, ${words}, ${code})`.execute(
        db,
      )
    }
  }
}
