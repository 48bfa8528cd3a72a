/**
 * What shows a noun in a browser. `specs`: its files in e2e, without .spec.ts. `pages`: the names of its states in
 * EVERY_PAGE in e2e, up to the comma or the word that tells states of one page apart.
 * @typedef {{ specs: readonly string[], pages: readonly string[] }} Shown
 */

/** @param {string} text */
const words = (text) => text.split(/\s+/).filter(Boolean)
/** @param {string} text */
const names = (text) => text.split(/\s*;\s*/)

/** @type {Readonly<Record<string, Shown>>} */
export const NOUN_PAGES = {
  accounts: {
    specs: words(
      'accounts delete-account doors guards own-data password-reset passwords right-to-left sign-ins token-refresh verify-email',
    ),
    pages: names(
      'login; register; forget-password; reset-password; longer password; verify-email; new address; account of a coach; account of an administrator; userProfile, security; userProfile, password; userProfile, privacy; userProfile, way out; userProfile, look; dashboard, not confirmed',
    ),
  },
  people: {
    specs: words('bulk-acts invitation-words invited-people joining long-files people people-views'),
    pages: names('people; act on many; invitation; invitations; words of invitations; student record'),
  },
  rosters: { specs: ['roster'], pages: names('import; roster') },
  profiles: {
    specs: words('picture-race product-onboarding product-profile profile profile-sections'),
    pages: names('onboarding; userProfile'),
  },
  coaches: {
    specs: words('all-coaches coach-codes coach-review product-coach'),
    pages: names('coaches; coach; no such coach; coach page; coach to review; first steps'),
  },
  schools: {
    specs: words('admin-schools resources school-proof'),
    pages: names('schools; school; resources; collegefeed, unproved; community, unproved'),
  },
  questionnaire: {
    specs: words('admin-questionnaire answers-preview questionnaire questionnaire-languages'),
    pages: names('questionnaire; findcoach'),
  },
  matching: {
    specs: words(
      'admin-matches answers-preview coach-change matches matching-hold matching-weights unmatched waiting why-coach',
    ),
    pages: names('findcoach; requestrecieved; matches; weights; student record, hold'),
  },
  availability: {
    specs: words('clock-change hold-time holds hours wrong-clock'),
    pages: names('availability; book'),
  },
  bookings: {
    specs: words('bookings coach-asks scheduler session-changes suggestions'),
    pages: names(
      'book; booked; missed sessions; suggested times; dashboard; student, suggest a time; scheduler',
    ),
  },
  sessions: {
    specs: words(
      'attendance coach-calendar coach-sessions coach-students join-place kept-pages live meeting-place room-wrap-up session-page sessions shared-notes wrap-up',
    ),
    pages: names('session page; sessions; calendar; students; student; today; room; room of others'),
  },
  calendars: {
    specs: words('calendars coach-calendar'),
    pages: names('userProfile, calendar; session page; calendar'),
  },
  feedback: {
    specs: words('coach-notices feedback-words'),
    pages: names('feedback; session page, feedback; what students wrote'),
  },
  community: {
    specs: words('community reach-out wall'),
    pages: names('community; story; wall; stories; care first, wall off'),
  },
  care: {
    specs: words('ask-contact care care-levels care-phrases crisis-line-spanish disclosures help worries'),
    pages: names('care; care first; heavy words; note; help; student, worry; wall, care first; disclosures'),
  },
  feed: {
    specs: words('events feed'),
    pages: names('collegefeed; events; posts; post; drawer; menu Student'),
  },
  notifications: {
    specs: words('coach-notices mail mail-choices'),
    pages: names('mail; mail comes back; unsubscribe; userProfile, mail'),
  },
  programme: {
    specs: words('kept-pages needs programme quiet set-up set-up-film settings'),
    pages: names('programme; programme report; quiet students; settings'),
  },
  audit: { specs: ['audit'], pages: names('audit; userProfile, privacy; student record, data') },
  retention: { specs: ['retention'], pages: ['retention'] },
}

/** The files of e2e about no noun: the whole product, all pages, or what all of them share. */
export const OF_ALL_NOUNS =
  words(`accessibility accessible-tree busy-focus every-page first-day-admin first-week-coach
  first-week-student headers journey keyboard keyboard-journeys late-answers long-names no-network offline pictures
  portals product-calls product-home product-sign-in pseudo-language room room-captions room-chat room-film room-lines
  room-relay service-pause spanish spanish-names start student-screens theme weight
  whole-programme`)

/** The states of EVERY_PAGE that show no noun. */
export const PAGES_OF_NONE = names('terms; privacy')

/**
 * A pattern for Playwright's `-g`, which looks at 'project file group title': the states of a noun.
 * @param {readonly string[]} pages
 */
export function statesPattern(pages) {
  const any = pages.map((name) => name.replace(/[^\w ,-]/g, '.')).join('|')
  return `every-page\\.spec\\.ts (${any})([,:]| (refused|posted|of a coach|of an administrator))`
}
