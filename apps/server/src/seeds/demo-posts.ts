import { wallInstant } from '@shinequo/domain/time/wall-instant'
import { addDays, localDate } from '@shinequo/domain/time/zoned-day'
import { drawScene, type Scene } from './demo-scenes.ts'
import { eventSeed, type PostSeed } from './posts.ts'

/* Samples: no school wrote any of this; we wrote every text. */

interface DemoPost {
  readonly school: string
  /** Hours before now, newest first; negative: it is scheduled; null: a draft. */
  readonly hoursAgo: number | null
  readonly title: string
  readonly text: string
  readonly link?: string
  readonly scene?: Scene
  readonly alt?: string
  /** It announces an event of an hour: so many days from today, at this hour in New York. */
  readonly event?: { readonly days: number; readonly hour: number }
  readonly place?: string
  /** Other schools that see it. */
  readonly also_for?: string[]
}

const DAY = 24

const BOSTON: readonly Omit<DemoPost, 'school'>[] = [
  {
    hoursAgo: null,
    title: 'Finals week: what is open when',
    text: 'Library, gym, health service, quiet rooms. Still missing: the hours of the gym.',
  },
  {
    hoursAgo: -2 * DAY,
    title: 'Sunrise walk, with cocoa',
    text: 'Sunday at seven, from the east gate. Slow on purpose, and over by eight.',
  },
  {
    hoursAgo: 3,
    title: 'The library stays open until two',
    text: 'From Monday to the last exam, the ground floor is open until 2 AM, with tea at midnight.\n\nThe third floor stays quiet. If you want company while you work, take the long tables by the windows.',
    scene: 'desk-at-night',
    alt: 'A desk at night: a lamp over an open book, a red cup, the moon in the window',
  },
  {
    hoursAgo: DAY + 2,
    title: 'Where to turn, on one page',
    text: 'You do not need a reason that sounds big enough. Who to call, where to walk in and what it costs stands on the health service’s own page.',
    link: 'https://www.bu.edu/shs/',
  },
  {
    hoursAgo: 2 * DAY + 5,
    title: 'Learn to row before breakfast',
    text: 'The river is flat at six. Eight beginners a morning, boats and dry socks are ours.\n\nYou should be able to swim a little. You do not have to be a morning person; nobody there is.',
    scene: 'river-in-the-morning',
    alt: 'Someone rows on a calm river at sunrise, hills behind',
  },
  {
    hoursAgo: 3 * DAY,
    title: 'Board games and soup',
    text: 'Six tables, one pot. Come alone or with your floor; someone at the door finds you a table.',
    event: { days: 3, hour: 18 },
    place: 'Sherman Union, room 4',
  },
  {
    hoursAgo: 4 * DAY + 1,
    title: 'Drop a course without dropping behind',
    text: 'The last day to drop is the 30th. Talk to an adviser first: some credits can be moved into the summer.',
  },
  {
    hoursAgo: 5 * DAY + 3,
    title: 'Soup, every Thursday',
    text: 'Free for anyone who is short of money or of company. Bring a bowl if you have one.\n\nNobody asks which of the two it is.',
  },
  {
    hoursAgo: 7 * DAY,
    title: 'Student fair on the green',
    text: 'Sixty clubs, two tables of cake. Three clubs look for people who have never done it before: chess boxing, bell ringing and the compost crew.',
    scene: 'fair-on-the-green',
    alt: 'Two market tables on a green under red and yellow bunting',
  },
  {
    hoursAgo: 9 * DAY + 4,
    title: 'Sleep week',
    text: 'Seven evenings, one small change each. Last year the favourite was the dullest: charge your phone in the kitchen.',
  },
  {
    hoursAgo: 11 * DAY,
    title: 'Plan your exam weeks together',
    text: 'Bring your dates. We draw one calendar each, with the breaks first.',
    event: { days: -2, hour: 16 },
    place: 'Mugar Library, first floor',
  },
  {
    hoursAgo: 12 * DAY,
    title: 'Quiet rooms on every campus',
    text: 'A room with a door, a lamp and no screens, for prayer, for rest or for ten minutes of nothing.',
  },
  {
    hoursAgo: 15 * DAY + 6,
    title: 'International students: winter coats',
    text: 'The coat library is open again. Borrow one in November, bring it back in April.\n\nSizes go to 4XL, and there are children’s coats for families.',
  },
  {
    hoursAgo: 19 * DAY,
    title: 'Internship letters, read by people',
    text: 'Send us your letter by Friday and get it back on Monday with three remarks: what works, what is missing, what to cut.',
  },
  {
    hoursAgo: 23 * DAY + 2,
    title: 'Peer tutors for statistics',
    text: 'Tuesdays and Sundays, in the room behind the cafe. Bring the exercise that you are stuck on, not the whole book.',
  },
  {
    hoursAgo: 28 * DAY,
    title: 'Bike lights, free',
    text: 'It is dark at five now. We hand out front and rear lights at both gates, as long as there are any.',
  },
  {
    hoursAgo: 36 * DAY + 1,
    title: 'How to read a syllabus in ten minutes',
    text: 'Mark every date that has a number of percent beside it. Put those into one calendar. That is all.',
  },
  {
    hoursAgo: 50 * DAY,
    title: 'Welcome',
    text: 'This is where your college tells you what is on. Short, useful and kind: that is the plan.',
  },
]

const ELSEWHERE: readonly DemoPost[] = [
  {
    school: 'northeastern_university',
    hoursAgo: 6,
    title: 'Between two co-ops?',
    text: 'A breakfast for those who come back this month, Saturday at ten. Tell the ones who leave what you wish you had known.',
  },
  {
    school: 'northeastern_university',
    hoursAgo: 8 * DAY,
    title: 'Therapy dogs in the atrium',
    text: 'Four dogs, Wednesday from noon. They have no opinion about your grades.',
  },
  {
    school: 'northeastern_university',
    hoursAgo: 4,
    title: 'How to ask a professor for help',
    text: 'An hour with tea and examples that you can copy. Bring the mail that you have been putting off.',
    event: { days: 5, hour: 17 },
    place: 'Curry Student Center, room 340',
    also_for: ['boston_college', 'babson_college'],
  },
  {
    school: 'boston_college',
    hoursAgo: 5 * DAY,
    title: 'A walk around the reservoir',
    text: 'Every Sunday at four, slow, for anyone who would like to talk or not to.',
  },
  {
    school: 'university_of_maine',
    hoursAgo: 2 * DAY,
    title: 'Snow tires and how to pay for them',
    text: 'The emergency fund covers them for students who drive to placements. Ask before the first snow.',
  },
  {
    school: 'other',
    hoursAgo: 3 * DAY,
    title: 'Your college is not in our list yet',
    text: 'Until it is, you find the national resources under Resources, and a coach as everybody does.',
  },
]

const HOUR = 3_600_000
const ZONE = 'America/New_York'

function eventStart(now: number, { days, hour }: NonNullable<DemoPost['event']>): number {
  return wallInstant(addDays(localDate(now, ZONE), days), hour * 60, ZONE)!
}

/** The sample posts with their pictures, published at times around `now` (epoch milliseconds). */
export async function demoPosts(now: number): Promise<PostSeed[]> {
  const posts = [...BOSTON.map((post) => ({ school: 'boston_university', ...post })), ...ELSEWHERE]
  return Promise.all(
    posts.map(async ({ hoursAgo, scene, alt, event, ...post }: DemoPost) => ({
      ...(event && eventSeed(eventStart(now, event), { place: '' })),
      ...post,
      published_at: hoursAgo === null ? null : new Date(now - hoursAgo * HOUR),
      ...(scene && { picture: await drawScene(scene), picture_alt: alt ?? '' }),
    })),
  )
}
