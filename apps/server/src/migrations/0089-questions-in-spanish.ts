import { type Kysely, sql } from 'kysely'

/** The shipped questions of migrations 0002 and 0048, each with its Spanish wording. */
const QUESTIONS = {
  'What would you like from coaching?': '¿Qué buscas en el coaching?',
  'What is hard right now?': '¿Qué te resulta difícil en este momento?',
  'How should your coach work with you?': '¿Cómo quieres que trabaje contigo tu coach?',
  'When do sessions suit you best?': '¿En qué momento del día te convienen más las sesiones?',
  'Which language would you like to speak in your sessions?':
    '¿En qué idioma te gustaría hablar en tus sesiones?',
  'What would you like your coach to know from their own life?':
    '¿Qué te gustaría que tu coach conociera por experiencia propia?',
  'Would you like a coach who went to your school?':
    '¿Te gustaría un coach que haya estudiado en tu universidad?',
  'What would make this term a good one for you?': '¿Qué haría que este periodo fuera bueno para ti?',
  'What should your coach know before you first meet?':
    '¿Qué debería saber tu coach antes de la primera sesión?',
  'What would you most like to work on?': '¿En qué te gustaría trabajar sobre todo?',
  'Have you worked with a coach before?': '¿Has trabajado antes con un coach?',
}

/** The shipped choices of the same. */
const CHOICES = {
  'To get through something hard': 'Superar algo difícil',
  'To get better at something': 'Mejorar en algo',
  'To find out what I want': 'Descubrir qué quiero',
  'Study habits and planning': 'Hábitos de estudio y planificación',
  'Exams and deadlines': 'Exámenes y fechas de entrega',
  'Sleep and daily routine': 'Sueño y rutina diaria',
  'Stress and balance': 'Estrés y equilibrio',
  'Relationships and communication': 'Relaciones y comunicación',
  'Campus life and belonging': 'Vida universitaria y sentido de pertenencia',
  'Career direction and internships': 'Rumbo profesional y pasantías',
  'Confidence and motivation': 'Autoconfianza y motivación',
  'Money and work beside studying': 'Dinero y empleo durante los estudios',
  'Settling in and big changes': 'Adaptación y grandes cambios',
  'Something else': 'Otra cosa',
  'Listen while I think aloud': 'Que me escuche mientras pienso en voz alta',
  'Plan small steps with me': 'Que planee pasos pequeños conmigo',
  'Ask me the questions I avoid': 'Que me haga las preguntas que evito',
  'Encourage me to keep going': 'Que me dé ánimo para seguir',
  Mornings: 'Por la mañana',
  Afternoons: 'Por la tarde',
  Evenings: 'Por la noche',
  'Any time of day': 'En cualquier momento del día',
  English: 'Inglés',
  Spanish: 'Español',
  Mandarin: 'Mandarín',
  Hindi: 'Hindi',
  Nepali: 'Nepalí',
  Portuguese: 'Portugués',
  French: 'Francés',
  Arabic: 'Árabe',
  Vietnamese: 'Vietnamita',
  Korean: 'Coreano',
  'No preference': 'Sin preferencia',
  'Being the first in the family at college': 'Ser de la primera generación de su familia en la universidad',
  'Studying in another country': 'Estudiar en otro país',
  'Changing college': 'Cambiar de universidad',
  'Working beside studying': 'Trabajar durante los estudios',
  'Studying with children': 'Estudiar con hijos a cargo',
  'Studying with a disability or illness': 'Estudiar con una discapacidad o enfermedad',
  'Yes, if there is one': 'Sí, si es posible',
  Yes: 'Sí',
  'No, this is my first time': 'No, es la primera vez',
}

/** The ids that these two migrations gave, the same in every installation. */
const SHIPPED = sql`between '5c0a1e00-0000-4000-8000-000000000000' and '5c0a1e00-0000-4000-8001-ffffffffffff'`

const words = (pairs: object) =>
  sql`jsonb_each_text(${JSON.stringify(pairs)}::jsonb) as words (english, spanish)`

/**
 * Questions and choices in Spanish; '': the programme has none. What was shipped gets one where its English is unchanged,
 * and so do retired questions, which coaches still read with their answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Takes the locks in the same order as a save, so that the two cannot deadlock.
  await sql`lock table questionnaire_versions in share row exclusive mode`.execute(db)
  await sql`alter table questions add column question_text_es text not null default ''`.execute(db)
  await sql`alter table choices add column choice_text_es text not null default ''`.execute(db)
  await sql`
    update questions q set question_text_es = words.spanish from ${words(QUESTIONS)}
    where q.id ${SHIPPED} and q.question_text = words.english`.execute(db)
  await sql`
    update choices c set choice_text_es = words.spanish from ${words(CHOICES)}
    where c.id ${SHIPPED} and c.choice_text = words.english`.execute(db)
}
