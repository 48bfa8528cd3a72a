import { openSlot } from '@shinequo/contract/availability'
import { booking } from '@shinequo/contract/bookings'
import { coachProfile } from '@shinequo/contract/coaches'
import { addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { asksForTicket, mentors, openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { seenIn, spec } from './spec.ts'
import { now } from './test-time.ts'
import { byDay, slotWords } from './wall-time.ts'

const ZONE = 'America/New_York'
const DAY = 86_400_000

test('a coach in words and stars, from their list to the way to a session', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  const coach = await addCoach(app, {
    first_name: 'Amara',
    last_name: 'Bell',
    rating: 4.3,
    focus_area: 'Sleep',
    description: '<p>We begin with <b>one</b> question.</p><script>document.title = "hacked"</script>',
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/mentors/*/', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/home/selectcoach/${coach.profileId}`)
  const main = page.getByRole('main')
  await spec('2 Coach detail', 'Loading...', seenIn(main))
  held.resolve()
  await spec('2 Routes', '/home/selectcoach/{coachId} | coach detail', () =>
    spec('2 Coach detail', 'Here is Your Selected Coach', (name) =>
      expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible(),
    ),
  )
  const photo = "Shows the coach's photo (default image if none), full name"
  await spec('2 Coach detail', photo, async () => {
    await expect(main.getByRole('heading', { name: 'Amara Bell' })).toBeVisible()
    await spec('9 Limits', 'Default avatar images exist for user and coach.', async () => {
      await expect(main.getByText('AB', { exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByText('RS', { exact: true })).toBeVisible()
    })
  })
  const stars =
    'star rating (whole stars plus one extra star if fractional, with the number in brackets or N/A)'
  await spec('2 Coach detail', stars, () =>
    spec('9 Limits', 'Rating scale 1-5 stars with half-star display.', async () => {
      const rating = main.getByRole('img', { name: 'Rated 4.3 out of 5' })
      await expect(rating).toHaveText('(4.3)')
      const widths = await rating
        .locator('rect')
        .evaluateAll((all) => all.map((one) => one.getAttribute('width')))
      expect(widths).toEqual(['24', '24', '24', '24', '12'])
      await expect(rating.locator('svg')).toHaveCount(5)
    }),
  )
  await spec('2 Coach detail', 'a Language Preference line if present', () =>
    expect(main.getByText('Language Preference', { exact: true })).toBeVisible(),
  )
  const bio = "an 'About {first name}' bio (sanitized HTML, fallback 'No bio available for this coach.')"
  await spec('2 Coach detail', bio, async () => {
    await spec('2 Coach detail', 'About {first name}', (name) =>
      expect(main.getByRole('heading', { name: name.replace('{first name}', 'Amara') })).toBeVisible(),
    )
    await expect(main.locator('b', { hasText: 'one' })).toBeVisible()
    await expect(main.locator('script')).toHaveCount(0)
    await expect(page).not.toHaveTitle('hacked')
  })
  const listed = (await mentors(page)).find(({ from_user_profile: one }) => one.id === coach.profileId)
  const found = 'Mentor list fetch (to find a coach by {coachId} matching from_user_profile.id)'
  await spec('7 Calls', found, () => expect(listed).toBeDefined())
  const fields =
    'Coach (mentor) profile: id, user {id, first_name, last_name}, url (photo), rating (number), city, state, focus_area, description (HTML), language_preference. In lists each item is nested under from_user_profile.'
  await spec('3 Entities', fields, () => {
    const profile = coachProfile.parse(listed!.from_user_profile)
    expect(profile).toMatchObject({
      user: { first_name: 'Amara', last_name: 'Bell' },
      rating: 4.3,
      url: null,
    })
    expect(Object.keys(profile)).toEqual(
      expect.arrayContaining(['city', 'state', 'focus_area', 'description', 'language_preference']),
    )
  })
  await spec(
    '2 Coach detail',
    "Button 'Book Session with {first name}' goes to the book route.",
    async () => {
      await spec('2 Coach detail', 'Book Session with {first name}', (name) =>
        main.getByRole('link', { name: name.replace('{first name}', 'Amara'), exact: true }).click(),
      )
      await expect(page).toHaveURL(`/home/selectcoach/${coach.profileId}/book`)
    },
  )
})

test('what a coach has not given, and a coach who is not there', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  const bare = await addCoach(app, { focus_area: '', description: '', language_preference: '' })
  await page.goto(`/home/selectcoach/${bare.profileId}`)
  const main = page.getByRole('main')
  await spec('2 Coach detail', 'Specialization not provided', seenIn(main))
  await spec('2 Coach detail', 'No bio available for this coach.', seenIn(main))
  await expect(main.getByText('N/A', { exact: true })).toBeVisible()
  await expect(main.getByText('Language Preference')).toHaveCount(0)

  const screens = 'Coach detail and booking screens: loading, then error, not found or shown.'
  await spec('4 Other flows', screens, async () => {
    for (const path of ['', '/book']) {
      const held = Promise.withResolvers<void>()
      await page.route(
        '**/api/mentors/*/',
        async (route) => {
          await held.promise
          await route.fulfill({ status: 418, json: {} })
        },
        { times: 1 },
      )
      await page.goto(`/home/selectcoach/nobody-42${path}`)
      await expect(main.getByText('Loading...')).toBeVisible()
      held.resolve()
      await spec('8 Errors', 'Failed to fetch coach details. Please try again later.', seenIn(main))
      await main.getByRole('button', { name: 'Try again' }).click()
      await spec(['2 Coach detail', '8 Errors'], 'No coach found with ID: {coachId}', (text) =>
        expect(main.getByText(text.replace('{coachId}', 'nobody-42'), { exact: true })).toBeVisible(),
      )
    }
  })
})

test('a session is booked: the calendar, the times, the notes and what is sent', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const coach = await addCoach(app, {
    first_name: 'Amara',
    last_name: 'Bell',
    focus_area: 'Sleep',
    language_preference: 'Nepali',
    hours: [2, 4, 6].map((weekday) => ({ weekday, start_minute: 600, end_minute: 720 })),
  })
  await signIn(student)
  const path = '**/api/time-slots/availability?*'
  const answers: (number | null)[] = [418, null]
  let held = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held.promise
    const status = answers.shift()
    await (status ? route.fulfill({ status, json: {} }) : route.continue())
  })
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const main = page.getByRole('main')
  await spec('2 Book session', 'Loading available time slots...', seenIn(main))
  held.resolve()
  await spec('8 Errors', 'Failed to fetch time slots. Please try again later.', seenIn(main))
  held = Promise.withResolvers()
  const answered = page.waitForResponse(path)
  await main.getByRole('button', { name: 'Try again' }).click()
  held.resolve()
  await spec('2 Routes', '/home/selectcoach/{coachId}/book | book a session', () =>
    spec('2 Book session', 'Book Your Session', (name) =>
      expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible(),
    ),
  )
  const summary = 'a coach summary (photo, name, language, focus area), then the slot picker'
  await spec('2 Book session', summary, async () => {
    for (const words of ['AB', 'Amara Bell', 'Sleep']) await seenIn(main)(words)
    await expect(main.getByText(/^Language Preference:\s?Nepali$/)).toBeVisible()
    await expect(main.getByRole('grid')).toBeVisible()
  })
  await spec('2 Slot picker', 'Select a Date', (name) =>
    expect(main.getByRole('region', { name, exact: true })).toBeVisible(),
  )
  const times = main.getByRole('region', { name: 'Available Times', exact: true })
  await spec('2 Slot picker', 'Available Times', (name) =>
    expect(times.getByRole('heading', { name, exact: true })).toBeVisible(),
  )
  const before = 'Please select a date to see available times.'
  await spec('2 Slot picker', before, seenIn(times))

  const asked =
    'GET /time-slots/availability?mentor_id={id}&from_date={date}&to_date={date} | none | time slots grouped by key (object of arrays); dates yyyy-mm-dd, today to today+21 days'
  const query = new URL((await answered).url()).searchParams
  const offered = (await (await answered).json()) as Record<string, unknown[]>
  const utcDate = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  await spec('7 Calls', asked, () => {
    expect(query.get('mentor_id')).toBe(coach.profileId)
    expect(query.get('from_date')).toBe(utcDate(now()))
    expect([utcDate(now() + 21 * DAY), utcDate(now() + 22 * DAY)]).toContain(query.get('to_date'))
    for (const key of Object.keys(offered)) expect(key).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
  await spec('9 Limits', 'Slot length 30 minutes', () => {
    for (const slot of Object.values(offered).flat()) {
      const { start_time, end_time, is_default } = openSlot.parse(slot)
      expect(Date.parse(end_time) - Date.parse(start_time)).toBe(30 * 60_000)
      expect(is_default).toBe(true)
    }
  })
  await spec('9 Limits', 'availability range today to 21 days ahead', async () => {
    const inZone = (days: number) =>
      new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', day: 'numeric' }).format(
        now() + days * DAY,
      )
    await expect(main.getByText(`Until ${inZone(21)}`)).toBeVisible()
  })

  const day = byDay(await openSlots(page, coach), ZONE)[1]!
  await spec('2 Slot picker', 'days with availability are highlighted', async () => {
    const colour = (name: RegExp) =>
      main
        .getByRole('grid')
        .getByRole('button', { name })
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor)
    await main.getByRole('button', { name: 'Next month' }).click()
    expect(await colour(/^Tuesday.*, times available$/)).not.toBe(await colour(/^Monday[^A]*$/))
    await main.getByRole('button', { name: 'Previous month' }).click()
  })
  const flow =
    'Booking: no date, then date chosen (slots listed), then slot chosen (notes and confirm), then confirmed or error toast.'
  await spec('4 Other flows', flow, async () => {
    await chooseDay(page, day[0]!, ZONE)
    await spec('2 Slot picker', '30-minute slots shown as start - end local times', () =>
      expect(times.getByRole('option')).toHaveText(day.map((slot) => slotWords(slot, ZONE))),
    )
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && !asksForTicket(request)) posts.push(request.url())
    })
    const confirm = () =>
      spec('2 Slot picker', 'Confirm Booking', (name) =>
        main.getByRole('button', { name, exact: true }).click(),
      )
    await spec(
      '5 Story modal and booking',
      'Confirm Booking does nothing without a selected slot.',
      async () => {
        await expect(main.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0)
        await page.keyboard.press('Enter')
        expect(posts).toEqual([])
      },
    )
    const claimed = page.waitForResponse('**/api/time-slots/')
    await times.getByRole('option', { name: slotWords(day[1]!, ZONE) }).click()
    await spec('2 Slot picker', 'After a slot is chosen: a Notes textarea', () =>
      spec('2 Slot picker', 'Enter any notes here...', (hint) =>
        expect(main.getByRole('textbox', { name: /^Notes/ })).toHaveAttribute('placeholder', hint),
      ),
    )
    const booked = '**/api/bookings/'
    await page.route(booked, (route) => route.fulfill({ status: 418, json: {} }), { times: 1 })
    await confirm()
    await spec('8 Errors', 'Failed to book the time slot. Please try again.', (text) =>
      expect(page.getByRole('alert').filter({ hasText: text }).last()).toBeVisible(),
    )
    const [claim] = await (await claimed).json()
    const claiming =
      'POST /time-slots/ | list with one {student_profile, mentor_profile, start_time ISO, end_time ISO, is_default false} | list; first item has id'
    const pair = { student_profile: student.profileId, mentor_profile: coach.profileId }
    const { start_time, end_time } = day[1]!
    await spec('7 Calls', claiming, async () => {
      expect((await claimed).request().postDataJSON()).toEqual([
        { ...pair, start_time, end_time, is_default: false },
      ])
      expect(start_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/)
      expect(claim.id).toEqual(expect.any(String))
    })
    const slot =
      'Time slot: id, student_profile, mentor_profile, start_time, end_time, is_default (true = availability offered by the coach; a booked slot is created with false).'
    await spec('3 Entities', slot, () =>
      expect(claim).toMatchObject({ ...pair, start_time, end_time, is_default: false }),
    )
    await spec(
      '3 Entities',
      'Student profile id for calls is taken from the current user details (userDetails.id).',
      () => expect(claim.student_profile).toBe(student.profileId),
    )
    const sent = page.waitForResponse(booked)
    await confirm()
    await spec('8 Errors', 'Booking confirmed successfully!', seenIn(page))
    await spec('2 Slot picker', 'Booking Confirmed!', (name) =>
      expect(main.getByRole('heading', { name, exact: true })).toBeVisible(),
    )
    await spec('2 Slot picker', 'We have received your request.', seenIn(main))
    const payload = (await sent).request().postDataJSON()
    const bookingCall =
      'POST /bookings/ | {id, student_profile, mentor_profile, time_slot, feedback (empty), pre_session_note optional, coach_rating fixed 4.5} | not shown'
    await spec('7 Calls', bookingCall, () =>
      spec('9 Limits', 'booking coach_rating fixed at 4.5', () =>
        expect(payload).toMatchObject({
          id: claim.id,
          ...pair,
          time_slot: claim.id,
          feedback: '',
          coach_rating: 4.5,
        }),
      ),
    )
    await spec('5 Story modal and booking', 'Notes are optional and omitted if empty.', () =>
      expect(payload).not.toHaveProperty('pre_session_note'),
    )
    const fields =
      'Booking: id; student_profile and mentor_profile (each with user.id); time_slot {start_time, end_time}; url (meeting link); coach_plan (link); rating; feedback; pre_session_note (optional); coach_rating.'
    await spec('3 Entities', fields, async () => {
      const made = booking.parse(await (await sent).json())
      expect(made).toMatchObject({
        student_profile: { id: student.profileId, user: { id: student.actor.accountId } },
        mentor_profile: { id: coach.profileId, user: { id: coach.actor.accountId } },
        time_slot: { start_time, end_time },
        url: `${app.url}/session/${made.id}`,
        rating: null,
        feedback: '',
        coach_rating: null,
      })
      expect(Object.keys(made)).toEqual(expect.arrayContaining(['coach_plan', 'pre_session_note']))
    })
  })
  await spec('2 Slot picker', "a 'Go to Dashboard' button to /home/dashboard", () =>
    spec('2 Slot picker', 'Go to Dashboard', (name) =>
      expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/home/dashboard'),
    ),
  )
})

test('only default slots are offered', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  await page.goto('/login')
  const day = byDay(await openSlots(page, coach), ZONE)[1]!
  await page.route('**/api/time-slots/availability?*', async (route) => {
    const offered = (await (await route.fetch()).json()) as Record<
      string,
      { start_time: string; is_default: boolean }[]
    >
    for (const slot of Object.values(offered).flat())
      if (slot.start_time === day[2]!.start_time) slot.is_default = false
    await route.fulfill({ json: offered })
  })
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await chooseDay(page, day[0]!, ZONE)
  await spec('9 Limits', 'only slots with is_default true count as availability', () =>
    expect(page.getByRole('option')).toHaveText(
      day.filter((slot) => slot !== day[2]).map((slot) => slotWords(slot, ZONE)),
    ),
  )
})
