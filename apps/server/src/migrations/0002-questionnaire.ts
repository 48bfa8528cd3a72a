import { type Kysely, sql } from 'kysely'

interface Question {
  text: string
  type: 'multiple_choice' | 'text'
  key?: 'focus_area' | 'language' | 'preference'
  choices?: string[]
}

/** The questionnaire of a new installation. Administrators change it in the database, never here. */
const QUESTIONS: Question[] = [
  {
    text: 'What would you most like to work on?',
    type: 'multiple_choice',
    key: 'focus_area',
    choices: [
      'Study habits and planning',
      'Sleep and daily routine',
      'Stress and balance',
      'Relationships and communication',
      'Campus life and belonging',
      'Career direction and internships',
      'Confidence and motivation',
    ],
  },
  {
    text: 'Which language would you like to speak in your sessions?',
    type: 'multiple_choice',
    key: 'language',
    choices: [
      'English',
      'Spanish',
      'Mandarin',
      'Hindi',
      'Nepali',
      'Portuguese',
      'French',
      'Arabic',
      'Vietnamese',
      'Korean',
    ],
  },
  {
    text: 'When do sessions suit you best?',
    type: 'multiple_choice',
    key: 'preference',
    choices: ['Mornings', 'Afternoons', 'Evenings', 'Any time of day'],
  },
  {
    text: 'How should your coach work with you?',
    type: 'multiple_choice',
    choices: ['Listen while I think aloud', 'Plan small steps with me', 'Ask me the questions I avoid'],
  },
  {
    text: 'Have you worked with a coach before?',
    type: 'multiple_choice',
    choices: ['Yes', 'No, this is my first time'],
  },
  { text: 'What would make this term a good one for you?', type: 'text' },
  { text: 'What should your coach know before you first meet?', type: 'text' },
]

/** Fixed ids, the same in every installation. They end in the question's and the choice's number. */
function fixedId(question: number, choice = 0): string {
  return `5c0a1e00-0000-4000-8000-0000000${String(question).padStart(2, '0')}${String(choice).padStart(3, '0')}`
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [at, { text, type, key, choices = [] }] of QUESTIONS.entries()) {
    const question = at + 1
    await sql`
      insert into questions (id, position, question_text, question_type, matching_key)
      values (${fixedId(question)}, ${question}, ${text}, ${type}, ${key ?? null})`.execute(db)
    for (const [index, choice] of choices.entries()) {
      await sql`
        insert into choices (id, question_id, position, choice_text)
        values (${fixedId(question, index + 1)}, ${fixedId(question)}, ${index + 1}, ${choice})`.execute(db)
    }
  }
}
