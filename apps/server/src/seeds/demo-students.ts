import { DEMO_ADMIN_EMAIL, DEMO_NEWCOMER_EMAIL, DEMO_STUDENT_EMAIL } from './demo-accounts.ts'
import type { StudentSeed } from './people.ts'
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

/** Other sample students, who rated the coaches. One is called by a preferred name. */
export const DEMO_RATERS: readonly StudentSeed[] = [
  { first_name: 'Abena', last_name: 'Ofori', school: 'northeastern_university', course: 'Nursing' },
  { first_name: 'Ben', last_name: 'Alcott', school: 'boston_college', course: 'History' },
  {
    first_name: 'Carla',
    last_name: 'Mendes',
    preferred_name: 'Caz',
    school: 'babson_college',
    course: 'Finance',
  },
  {
    first_name: 'Dev',
    last_name: 'Kapoor',
    school: 'wentworth_institute_of_technology',
    course: 'Architecture',
  },
  { first_name: 'Esther', last_name: 'Lindholm', school: 'university_of_maine', course: 'Forestry' },
  { first_name: 'Farid', last_name: 'Azimi', school: 'quincy_college', course: 'Computer Science' },
  { first_name: 'Gemma', last_name: 'Okada', school: 'deakin_university', course: 'Psychology' },
  { first_name: 'Hugo', last_name: 'Barrera', school: 'arizona_state_university', course: 'Astronomy' },
  { first_name: 'Isla', last_name: 'Morrow', school: 'georgetown_university', course: 'Government' },
  {
    first_name: 'Jamal',
    last_name: 'Whitaker',
    school: 'bunker_hill_community_college',
    course: 'Paralegal Studies',
  },
  { first_name: 'Kira', last_name: 'Novotny', school: 'university_of_california', course: 'Linguistics' },
  {
    first_name: 'Leo',
    last_name: 'Fontaine',
    school: 'university_of_massachusetts_boston',
    course: 'Sociology',
  },
  { first_name: 'Mina', last_name: 'Park', school: 'bay_path_university', course: 'Occupational Studies' },
  {
    first_name: 'Nate',
    last_name: 'Sullivan',
    school: 'mass_bay_community_college',
    course: 'Automotive Technology',
  },
  { first_name: 'Olga', last_name: 'Brandt', school: 'boston_university', course: 'Music' },
  { first_name: 'Paolo', last_name: 'Ricci', school: 'texas_tech_university_system', course: 'Agronomy' },
  { first_name: 'Quinn', last_name: 'Harper', school: 'boston_university', course: 'Journalism' },
  {
    first_name: 'Rosa',
    last_name: 'Delgado',
    school: 'northeastern_university',
    course: 'Chemical Engineering',
  },
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
    'I said out loud what I had only written in lists, and it became smaller.',
    'No judging, no rush. I will come back.',
    'Asked one question that I took home.',
    'I went to office hours for the first time because of this.',
    'Three small steps were enough.',
    'I could laugh about my calendar again.',
    'We practiced the phone call, and then I made it.',
    'It felt like talking to someone on my side.',
    'My Sundays are quieter now.',
    'Honest, and never unkind.',
  ],
  4: [
    'Useful, though half an hour is short.',
    'Good questions. I am still thinking about one of them.',
    'The plan was a little full, and we made it smaller next time.',
    'Clear and kind.',
    'I would have liked to hear more about how others do it.',
    'Helpful. The first ten minutes went by with my camera.',
  ],
  3: ['A nice talk, but I had hoped for more of a plan.'],
}
