import { DEMO_ADMIN_EMAIL, DEMO_NEWCOMER_EMAIL, DEMO_STUDENT_EMAIL } from './demo-accounts.ts'
import type { Portrait } from './portraits.ts'

/* Samples: these people are fictitious, and we wrote every text. */

/** The student of the demo accounts. */
export const DEMO_STUDENT = {
  email: DEMO_STUDENT_EMAIL,
  first_name: 'Jordan',
  last_name: 'Ellis',
  time_zone: 'America/New_York',
  school: 'boston_university',
  degree: 'bachelors',
  course: 'Environmental Science',
  state: 'Massachusetts',
  city: 'Boston',
  language_preference: 'English',
  identify_as: 'multiracial',
  sex: 'non-binary',
  is_international: false,
} as const

export const DEMO_STUDENT_PORTRAIT: Portrait = {
  ground: 'leaf',
  skin: 'honey',
  hair: 'curls',
  tint: '#3a2218',
  clothes: '#33566b',
  extras: ['collar'],
}

/** Registered, with an empty profile. */
export const DEMO_NEWCOMER = {
  email: DEMO_NEWCOMER_EMAIL,
  first_name: 'Noor',
  last_name: 'Castellan',
  school: '',
  degree: '',
  course: '',
  state: '',
  city: '',
  language_preference: '',
  identify_as: '',
  sex: '',
  is_completed: false,
} as const

export const DEMO_ADMIN = {
  role: 'admin',
  email: DEMO_ADMIN_EMAIL,
  first_name: 'Avery',
  last_name: 'Holm',
  time_zone: 'America/New_York',
} as const

/** What the demo student wrote before each session with the demo coach. */
export const DEMO_NOTES = {
  near: 'Two deadlines fall on the same Thursday. Could we look at which one to start with?',
  later: 'I would like to plan the rest of the term, and to keep Sundays free.',
  rated: 'My first session. I am not sure where to begin.',
  unrated: 'The plan worked until Wednesday. I want to find out why.',
} as const

/** The demo student's answers: the codes of the choices, and texts. */
export const DEMO_ANSWERS = {
  codes: [
    'focus:study',
    'style:planning',
    'time:evening',
    'language:english',
    'experience:working',
    'school:same',
  ],
  texts: [
    'Handing things in a day early, once. And seeing my friends on Sundays.',
    'I work two evenings a week, and I go quiet when I am behind.',
  ],
} as const

/** The feedback that the demo student gave. */
export const DEMO_FEEDBACK = {
  coach_rating: 5,
  rating: 5,
  experience: 'I came in with a knot and left with a list of three.',
  feedback: 'Marisol asked what a good week would look like before we planned a bad one.',
  recommend: 5,
  impact: 'I have slept before midnight four nights in a row.',
} as const

/** The mail domains of these schools. */
export const DEMO_DOMAINS = [
  ['boston_university', 'bu.shinequo.example'],
  ['northeastern_university', 'northeastern.shinequo.example'],
] as const

/** Sample schools that are closed, or joined to another that has a row. */
export const DEMO_ENDED_SCHOOLS = [
  { value: 'harbor_arts_college', name: 'Harbor Arts College', wellness_url: '', state: 'closed' },
  { value: 'boston_u', name: 'Boston U', wellness_url: '', joined_to: 'boston_university' },
] as const

/** Other sample students, who rated the coaches: name, school, course. */
export const DEMO_RATERS: readonly (readonly [
  first: string,
  last: string,
  school: string,
  course: string,
])[] = [
  ['Abena', 'Ofori', 'northeastern_university', 'Nursing'],
  ['Ben', 'Alcott', 'boston_college', 'History'],
  ['Carla', 'Mendes', 'babson_college', 'Finance'],
  ['Dev', 'Kapoor', 'wentworth_institute_of_technology', 'Architecture'],
  ['Esther', 'Lindholm', 'university_of_maine', 'Forestry'],
  ['Farid', 'Azimi', 'quincy_college', 'Computer Science'],
  ['Gemma', 'Okada', 'deakin_university', 'Psychology'],
  ['Hugo', 'Barrera', 'arizona_state_university', 'Astronomy'],
  ['Isla', 'Morrow', 'georgetown_university', 'Government'],
  ['Jamal', 'Whitaker', 'bunker_hill_community_college', 'Paralegal Studies'],
  ['Kira', 'Novotny', 'university_of_california', 'Linguistics'],
  ['Leo', 'Fontaine', 'university_of_massachusetts_boston', 'Sociology'],
  ['Mina', 'Park', 'bay_path_university', 'Occupational Studies'],
  ['Nate', 'Sullivan', 'mass_bay_community_college', 'Automotive Technology'],
  ['Olga', 'Brandt', 'boston_university', 'Music'],
  ['Paolo', 'Ricci', 'texas_tech_university_system', 'Agronomy'],
  ['Quinn', 'Harper', 'boston_university', 'Journalism'],
  ['Rosa', 'Delgado', 'northeastern_university', 'Chemical Engineering'],
]

/** The texts of their feedback, by stars. */
export const DEMO_WORDS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'I felt heard within five minutes.',
    'We made a plan that survived the week.',
    'Calm, practical, and funny when I needed it.',
    'The first time somebody asked what I wanted to keep.',
    'I left with one thing to do, and I did it.',
    'Best half hour of my month.',
    'Remembered everything from the time before.',
    '',
  ],
  4: [
    'Useful, though half an hour is short.',
    'Good questions. I am still thinking about one of them.',
    'The plan was a little full, and we made it smaller next time.',
    'Clear and kind.',
    '',
  ],
  3: ['A nice talk, but I had hoped for more of a plan.'],
}
