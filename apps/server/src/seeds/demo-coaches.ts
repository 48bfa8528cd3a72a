import type { DemoCoach } from './demo-coach.ts'
import { COACHES_ABROAD } from './demo-coaches-abroad.ts'
import { US_COACHES } from './demo-coaches-us.ts'

/* Samples: these people are fictitious, and we wrote every text. */

/** The coaches of the demo student. The first is the coach of the demo accounts. */
const OWN_COACHES: readonly DemoCoach[] = [
  {
    name: ['Marisol', 'Vega'],
    place: ['Boston', 'Massachusetts', 'America/New_York'],
    focus: 'Study habits and planning',
    languages: 'English, Spanish',
    codes: [
      'style:planning',
      'style:listening',
      'focus:exams',
      'experience:first_generation',
      'experience:working',
    ],
    school: 'boston_university',
    bio: '<p>I help students turn a crowded week into one they can see. We start with what is already on your plate, and only then make a plan.</p><p>Most people leave the first session with <strong>three small steps</strong> and an earlier bedtime.</p>',
    welcome:
      'Hi, and welcome! I am looking forward to meeting you.\n\nYou need not prepare anything. Bring the week as it is, and we look at it together.',
    week: 'everyDay',
    stars: '554554554555',
    portrait: { ground: 'peach', skin: 'honey', hair: 'long', tint: '#2b1a14', clothes: '#d9694f' },
  },
  {
    name: ['Callum', 'Reid'],
    place: ['Melbourne', 'Victoria', 'Australia/Melbourne'],
    focus: 'Sleep and daily routine',
    languages: 'English',
    codes: ['style:planning', 'style:questions', 'experience:working'],
    school: 'deakin_university',
    bio: '<p>Ten years of shift work taught me what a body does without sleep. I work on evenings first: light, screens, and the hour that decides the next day.</p>',
    welcome:
      'G’day from Melbourne. If you slept badly before we meet, all the better: then we know where to start.',
    week: 'mornings',
    stars: '55555',
    portrait: {
      ground: 'sky',
      skin: 'porcelain',
      hair: 'crop',
      tint: '#8a4a22',
      clothes: '#33566b',
      beard: '#8a4a22',
    },
  },
  {
    name: ['Imani', 'Brooks'],
    place: ['Los Angeles', 'California', 'America/Los_Angeles'],
    focus: 'Career direction and internships',
    languages: 'English',
    codes: ['style:encouraging', 'style:planning', 'experience:transfer'],
    bio: '<p>You do not need a five-year plan to write one good application. We look at what you liked doing last month and follow it.</p><ul><li>internships and first jobs</li><li>interviews, out loud</li></ul>',
    welcome: 'So glad you are here! Choose any time that suits you. Evenings are fine, tired is fine.',
    week: 'evenings',
    stars: '5454554',
    portrait: {
      ground: 'sun',
      skin: 'umber',
      hair: 'afro',
      tint: '#1c1210',
      clothes: '#0f5e59',
      extras: ['earrings'],
    },
  },
]

/** All sample coaches; those of the demo student come first. */
export const DEMO_COACHES: readonly DemoCoach[] = [...OWN_COACHES, ...US_COACHES, ...COACHES_ABROAD]
