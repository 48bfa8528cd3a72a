import {
  addCoach,
  addFeedback,
  addMatch,
  addSchool,
  addSession,
  addStudent,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { seenIn, spec } from './spec.ts'
import { goByPageTime, now } from './test-time.ts'

const DAY = 86_400_000

test('the shell: places at the side, a drawer on phones, the greeting and the menu on top', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app, { first_name: 'Maya' }))
  await page.goto('/home/events')
  const side = page.getByRole('complementary', { name: 'Menu' })
  const places = ['Dashboard', 'College Feed', 'Resources', 'Community', 'Events', 'User Profile']
  const sidebar =
    'Sidebar with Dashboard, College Feed, Resources, Community, Events and User Profile, plus a Sign Out button'
  await spec('2 Home shell', sidebar, async () => {
    await expect(side.getByRole('navigation').getByRole('link')).toHaveText(places)
    await expect(side.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })
  await spec('2 Home shell', 'The top bar shows the time-of-day greeting with the first name', () =>
    expect(page.getByRole('banner').getByText(/^Good (morning|afternoon|evening), Maya$/)).toBeVisible(),
  )
  const menu = "an avatar menu labelled 'Student' with Settings (goes to the user profile) and Sign Out"
  await spec('2 Home shell', menu, async () => {
    await spec(['2 Home shell', '6 Roles'], 'Student', (name) =>
      page.getByRole('banner').getByRole('button', { name }).click(),
    )
    await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Sign Out'])
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/home\/userProfile$/)
  })
  await spec('2 Home shell', 'on mobile it is a slide-in drawer', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(side).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(places)
    await drawer.getByRole('link', { name: 'Events' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/\/home\/events$/)
  })
})

test('each address under /home has its page', async ({ page, app, signIn }) => {
  // A school without a link, so that its page of resources makes no external request.
  const school = `quiet_college_${process.pid}`
  await addSchool(app, { value: school, name: 'Quiet College', wellness_url: '' })
  await signIn(await addStudent(app, { school }))
  await page.goto('/home')
  await spec('2 Routes', '/home | layout shell with the children below', async () => {
    await expect(page).toHaveURL(/\/home\/dashboard$/)
    await expect(page.getByRole('complementary', { name: 'Menu' })).toBeVisible()
  })
  for (const [route, heading] of [
    ['/home/dashboard | dashboard', /^Good /],
    ['/home/findcoach | coach-matching questionnaire', 'Find Your Coach'],
    ['/home/requestrecieved | request received screen', 'Request Received!'],
    ['/home/resources | college resources', 'Quiet College'],
    ['/home/collegefeed | college feed (content not shown)', 'College Feed'],
    ['/home/community | peer wall', 'Welcome to the College Peer Wall'],
  ] as const) {
    await spec('2 Routes', route, async () => {
      await page.goto(route.slice(0, route.indexOf(' | ')))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }
  await spec('2 Routes', '/scheduler | standalone slot picker, no slots or profile ids passed', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/time-slots')) asked.push(request.url())
    })
    await page.goto('/scheduler')
    for (const name of ['Select a Date', 'Available Times'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    expect(asked).toEqual([])
  })
  await spec('2 Routes', '/home/userProfile (also seen as /home/userprofile) | profile', async () => {
    for (const path of ['/home/userProfile', '/home/userprofile']) {
      await page.goto(path)
      await expect(page.getByRole('region', { name: 'Basic Information' })).toBeVisible()
    }
  })
})

test('the greeting changes at noon and at five', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { first_name: 'Maya' }))
  await goByPageTime(page)
  await spec('9 Limits', 'Greeting cut-offs 12:00 and 17:00.', async () => {
    for (const [time, words] of [
      ['11:59:59', 'Good morning'],
      ['12:00:00', 'Good afternoon'],
      ['16:59:59', 'Good afternoon'],
      ['17:00:00', 'Good evening'],
    ] as const) {
      await page.clock.setFixedTime(`2026-11-20T${time}-05:00`)
      await page.goto('/home/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words}, Maya`)
    }
  })
})

test('a line of encouragement for every day, from a long list', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await goByPageTime(page)
  await page.clock.install({ time: now() })
  await page.goto('/home/dashboard')
  const card = page.getByRole('region', { name: 'Daily motivation' })
  const line = card.getByRole('paragraph')
  await expect(line).toBeVisible()
  await spec('9 Limits', 'Random quote: one of about 200.', async () => {
    const seen = new Set<string>()
    for (let day = 0; day < 100; day += 1) {
      await page.clock.fastForward(DAY)
      seen.add((await line.textContent())!)
    }
    // A hundred draws from two hundred show about 79 different ones; from a hundred they would show 63.
    expect(seen.size).toBeGreaterThan(65)
  })
})

test('sessions lie in boxes that scroll; a session of others is not shown', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  for (const day of [2, 4, 6, 8, 10, 12, 14])
    for (const way of [1, -1])
      await addSession(app, student.profileId, coach.profileId, now() + way * day * DAY)
  const stranger = await addStudent(app, { first_name: 'Stranger' })
  const theirs = await addSession(app, stranger.profileId, coach.profileId, now() + DAY)
  await addFeedback(
    app,
    await addSession(app, stranger.profileId, coach.profileId, now() - DAY),
    coach.profileId,
    5,
  )
  await signIn(student)
  // A response that also contains another person's session.
  await page.route('**/api/bookings', async (route) => {
    const answer = await route.fetch()
    const own = (await answer.json()) as { student_profile: object; mentor_profile: object }[]
    const other = { id: 'x', user: { id: 'x', first_name: 'Stranger', last_name: 'Else' }, url: null }
    const foreign = { ...own.at(-1)!, id: theirs, student_profile: other, mentor_profile: other }
    const asCoach = {
      ...own.at(-1)!,
      id: 'as-coach',
      student_profile: { ...other, user: { ...other.user, first_name: 'Mentee' } },
      mentor_profile: own.at(-1)!.student_profile,
    }
    await route.fulfill({ json: [...own, foreign, asCoach] })
  })
  await page.goto('/home/dashboard')
  const lists = ['Previous', 'Upcoming'].map((name) =>
    page.getByRole('region', { name: `${name} sessions, list` }),
  )
  await spec(
    '2 Dashboard',
    'Previous and upcoming session lists scroll in an 80-unit-high box.',
    async () => {
      for (const list of lists) {
        const box = await list.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
        expect(box.clientHeight).toBe(80 * 4)
        expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
      }
    },
  )
  const only = 'Only bookings including the current user as student or mentor are shown.'
  await spec('4 Other flows', only, async () => {
    await expect(page.getByText('Stranger')).toHaveCount(0)
    await expect(lists[1]!.getByText('Amara').first()).toBeVisible()
  })
  await spec('6 Roles', 'Session lists match the current user as either student or mentor.', () =>
    expect(lists[1]!.getByText('Mentee')).toBeVisible(),
  )
})

test('matched coaches that do not load say so; one without a rating is new', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  await page.route('**/api/match-requests/', (route) => route.fulfill({ status: 418, json: {} }), {
    times: 1,
  })
  await page.goto('/home/dashboard')
  const card = page.getByRole('region', { name: 'Matched coaches' })
  await spec('8 Errors', 'Failed to fetch matched coaches. Please try again later.', seenIn(card))
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card.getByText('New coach')).toBeVisible()
})
