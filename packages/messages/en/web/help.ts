/**
 * The help pages: how coaching works, who reads what, and what to do when something is wrong. Each sentence says what
 * the product does; change both together.
 */

export { help } from './navigation.ts'
export const lede = 'How coaching works, who reads what, and where to turn.'
export const onThisPage = 'On this page'
export const print = 'Print this page'
/** Below the parts of the page that say how things are now. */
export const programmeMayDiffer = 'Your programme can change some of these times and rules.'

// For students

export const how = 'How coaching works'
export const HOW = [
  'You answer a few questions about what you would like to work on. They are used to match you with up to three coaches.',
  'You pick a time that a coach offers. A session lasts 30 minutes, in your browser, and you can join from 15 minutes before it starts.',
  'You can move or cancel a session from your dashboard. Your programme sets how late. Please do so early, so that someone else can have the time.',
  'Afterwards you can say how it went. A coach can also share notes with you.',
  'A coach listens, asks and plans with you. Coaching is not therapy, medical care or an emergency service.',
]

export const whoReads = 'Who reads what'
export const privateLede =
  'Coaches who are matched with you read what helps them coach you. Other students read nothing of yours, except stories that you share.'
/** What somebody writes or gives, and who reads it. */
export const READERS = [
  [
    'Your name, picture, school, degree, course and language',
    'Coaches you are matched with. A coach who still decides on your request sees your first or preferred name, school, degree, course and language; a coach with whom you book a session sees your name and picture.',
  ],
  ['Your email address', 'Administrators. Coaches never see it.'],
  [
    'Ethnicity, gender and whether you are an international student',
    'No coach, unless you check “Share with my coach” in User Profile. Your programme only uses totals, to check that matching is fair.',
  ],
  ['Your answers to the questions', 'Coaches you are matched with, as long as the match lasts.'],
  ['Your note for a session', 'The coach of that session.'],
  ['What you write in the room', 'You and that coach. What you say and show is not recorded.'],
  [
    "A coach's own notes about you",
    'Only that coach, unless they share a note with you. If you change coaches, you decide whether the next one can read what was shared.',
  ],
  [
    "A coach's worry about you",
    'A coach who is worried about you can write to staff whom they name. You can see in “Who opened my record” that they did, and who read it.',
  ],
  [
    'Your feedback',
    'The coach sees your stars for the session, and everyone sees the average. The coach and your programme may read what you write, without your name and the date, ten answers at a time from at least five students. No page shows your other answers.',
  ],
  [
    'A story for the wall',
    'Staff read it first, without your name. Then students of your school can read it, never with your name. If staff look up who wrote it, they have to say why, and you can see that they did. Staff can also write to you about a story without learning who you are.',
  ],
  ['“This helped” on a story', 'Everyone sees how many students it helped. Nobody sees who said so.'],
  ['Why you changed coaches', 'Administrators. No coach sees it.'],
  [
    'Your sessions and matches',
    'Administrators see with whom and when, and how many. Each time someone opens your record, you can read who and when under “Who opened my record” in User Profile.',
  ],
] as const
export const danger = 'If what you write sounds like danger'
export const DANGER = [
  'When you write about hurting yourself or others, or about being hurt, we show you where to get help before you send it. Your words are checked in your own browser. You can always send them.',
  'People who may read these words anyway see a note that you may need care. Nobody else is told.',
  'Staff read them only if you say so on that card. Each time they open what you wrote, you can see that they did.',
  'You can ask someone to contact you without writing anything: the button is in “In a crisis” above, and in the menu.',
  'Nobody watches around the clock, and the check misses things. If it is urgent, call.',
]
export const operator =
  'The people who run the servers of your programme can reach everything that is stored, as with any service. Passwords are stored so that nobody can read them.'

export const crisis = 'In a crisis'
export const crisisWords = (_number: string) =>
  'You do not need to be sure that it is bad enough. These people listen at any hour, and it is free. Do not wait for your coach.'

export const change = 'Change or end coaching'
export const CHANGE = [
  'To move or cancel a session, open it from your dashboard.',
  'To change coaches, open the coach from your dashboard and choose “Change my coach” at the end of the page. You do not have to say why, and your coach only learns that the match has ended.',
  'To stop coaching, cancel your sessions. Nobody will ask you to book another.',
  'To delete your account, go to “Privacy and your data” in User Profile. It is deleted after seven days, and until then you can keep it with one click.',
]

export const wrong = 'If something is wrong'
/** `address` is a link that opens an email. */
export const writeTo = <T>(address: T) => [
  'Tell your programme: write to ',
  address,
  '. Your coach does not see what you write there.',
]
export const noAddress =
  'Tell your programme: ask the office at your school that offers ShineQuo. They can talk to whoever runs it here.'
export const addressDidNotLoad = "The address of your programme couldn't be loaded"
export const WRONG = [
  'You can complain about anything: a coach, a decision, how your data was handled, or this page.',
  'You can report a story on the wall with “Report”. Staff look at every report, and nobody tells its author who sent it.',
  'If a coach makes you feel unsafe, leave the session. You do not owe an explanation.',
]

export const yours = 'Your data'
export const YOURS = [
  'In User Profile, under “Privacy and your data”, you can download everything we keep about you.',
  'Messages in the room are deleted a year after the session, and earlier answers a year after you replaced them.',
  'Emails never contain what you or your coach wrote in notes, answers or messages.',
  'We do not sell your data, and there is no advertising.',
]

// For coaches and administrators

export const coachLede = 'What you see of students, what they see of you, and what to do in a crisis.'
export const COACH = [
  [
    'What you see',
    'Of students you are matched with: name, picture, school, degree, course, language, answers, notes for sessions and what was written in the room. Ethnicity, gender and whether they are an international student only if they share it. Opening a student is recorded, and they can see that you did. Of students who booked you without a match: name, picture, and what belongs to your sessions, until a week after the last one.',
  ],
  [
    'What you do not see',
    'Email addresses, who wrote what in feedback, why they changed coaches, who wrote a story, and other coaches’ notes, unless the student lets you read shared ones.',
  ],
  [
    'Your notes',
    'They are yours until you share one. A shared note can be read by its student, who gets an email about it without its text.',
  ],
  [
    'Your ratings',
    'You see the stars for each session. Everyone sees the average. You read what students write without names and dates, ten answers at a time from at least five students.',
  ],
  [
    'When a student may need care',
    'Words that may mean danger are marked, and “What to do” shows what your programme asks of you. A missing mark never means that someone is well.',
  ],
] as const
export const adminLede = 'What you see of people, what is recorded, and what to do in a crisis.'
export const ADMIN = [
  [
    'What you see',
    'Names, addresses, schools, matches and sessions; stories and reports for the wall; why students changed coaches. What students write in feedback, without names and dates, ten answers at a time. Not answers, notes or messages.',
  ],
  [
    'What is recorded',
    'Everything you do to a person or a setting, with your reason where one is asked for. Students can read who opened their record and why.',
  ],
  [
    'What students let you read',
    'Under Care requests, what a student chose to show you. Open it, get in touch, and note what was done.',
  ],
  [
    'Where students complain',
    'To the address that you set under Care requests, “Crisis line and protocol”. It is shown in their help.',
  ],
  ['Time limits', 'Data retention shows what is deleted when. Deleting an account takes seven days.'],
] as const
