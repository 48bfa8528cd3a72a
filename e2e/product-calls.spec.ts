import type { Page, Request } from '@playwright/test'
import { matchRequest } from '@shinequo/contract/matching'
import { addCoach, addMatch, addStudent, DEMO_PASSWORD } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { asksForTicket } from './page-calls.ts'
import { spec } from './spec.ts'

/* Section 7 as seen from the browser. The calls of booking, profile, questions and feedback are in their own files. */

/** The calls that the page makes from now on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    const isOne = new URL(request.url()).pathname.startsWith('/api') && !asksForTicket(request)
    if (isOne) calls.push(request)
  })
  return calls
}

const line = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`

test('signed out: sign-up, login and the two calls for a password', async ({ page }) => {
  const calls = callsOf(page)
  const email = `maya-${crypto.randomUUID()}@school.example`
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Torres')
  await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
  await page.getByLabel('Confirm password').fill('hillside lantern')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await spec('7 Calls', 'POST /signup/ | sign-up payload | not shown', () => {
    expect(calls.map(line)).toEqual(['POST /api/signup/'])
    expect(calls[0]!.postDataJSON()).toMatchObject({ email, is_student: true, is_mentor: false })
  })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  const [signUp, login, profile] = calls
  await spec('7 Calls', "POST /login/ | email, password, type='student' | access, refresh", async () => {
    expect(line(login!)).toBe('POST /api/login/')
    const body = { email, password: 'hillside lantern' }
    await spec('7 Calls', 'student', (type) => expect(login!.postDataJSON()).toMatchObject({ ...body, type }))
    await spec('3 Entities', 'Login response: access and refresh.', async () => {
      const reply = await (await login!.response())!.json()
      expect(reply).toEqual({ access: expect.any(String), refresh: expect.any(String) })
    })
  })
  const role = 'Login always sends type student; sign-up always sets is_student true and is_mentor false.'
  await spec('6 Roles', role, () => {
    expect(login!.postDataJSON().type).toBe('student')
    expect(signUp!.postDataJSON()).toMatchObject({ is_student: true, is_mentor: false })
  })
  await spec('7 Calls', 'GET /student-profiles/ | none | list; first item used', async () => {
    expect(line(profile!)).toBe('GET /api/student-profiles/')
    expect(await (await profile!.response())!.json()).toEqual([
      expect.objectContaining({ is_completed: false }),
    ])
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  })
  await spec('7 Calls', 'JSON content', () => {
    for (const call of [signUp!, login!]) expect(call.headers()['content-type']).toBe('application/json')
  })

  await page.goto('/forget-password')
  await page.getByLabel('Email Address').fill(email)
  const asked = page.waitForRequest('**/api/auth/password-forget/')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await spec('7 Calls', 'POST /auth/password-forget/ | email | not shown', async () => {
    expect((await asked).method()).toBe('POST')
    expect((await asked).postDataJSON()).toEqual({ email })
  })
  await page.getByRole('link', { name: 'Already have a code? Reset your password' }).click()
  await page.getByLabel('Verification Code').fill('123456')
  await page.getByLabel('New Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(DEMO_PASSWORD)
  const reset = page.waitForRequest('**/api/auth/password-reset/')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await spec('7 Calls', 'POST /auth/password-reset/ | email, otp, newPassword | not shown', async () => {
    expect((await reset).method()).toBe('POST')
    expect((await reset).postDataJSON()).toEqual({ email, otp: '123456', newPassword: DEMO_PASSWORD })
  })
})

test('signed in: every call carries the stored token, and a refusal leads nowhere', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  const calls = callsOf(page)
  const matches = page.waitForResponse('**/api/match-requests/')
  await page.goto('/home/dashboard')
  await expect(page.getByRole('link', { name: /Amara/ })).toBeVisible()
  const token = await page.evaluate(() => localStorage.accessToken as string)
  const call = 'GET /match-requests/ optional ?status={status} | none | list with from_user_profile items'
  const [match] = (await (await matches).json()) as object[]
  await spec('7 Calls', call, async () => {
    expect(matchRequest.parse(match).from_user_profile.id).toBe(coach.profileId)
    const answer = await page.request.get('/api/match-requests/?status=pending', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toEqual([])
  })
  await spec('3 Entities', 'Match request: from_user_profile (the coach profile).', () =>
    expect(match).toMatchObject({ from_user_profile: { user: { first_name: 'Amara' } } }),
  )
  await spec('7 Calls', 'All calls go to base path /api', () => {
    expect(calls.length).toBeGreaterThan(2)
    for (const one of calls) expect(one.url()).toMatch(new RegExp(`^${app.url}/api/`))
  })
  const kept =
    'Auth state: isAuthenticated (boolean; true if an access token exists at start-up), accessToken, refreshToken, both kept in local storage under those names.'
  await spec('3 Entities', kept, async () => {
    await page.reload()
    await expect(page).toHaveURL(/\/home\/dashboard$/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
      expect.arrayContaining(['accessToken', 'refreshToken']),
    )
  })
  const bearer = async () => {
    for (const one of calls) expect(await one.headerValue('authorization')).toBe(`Bearer ${token}`)
  }
  await spec('7 Calls', 'bearer header when a token is stored', bearer)
  await spec('6 Roles', 'Calls carry a bearer access token from local storage when present.', bearer)

  await page.getByRole('link', { name: 'Events' }).click()
  await expect(page.getByText('Coming Soon...')).toBeVisible()
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }))
  await page.evaluate(() => localStorage.setItem('accessToken', 'spent'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await spec('6 Roles', 'Nothing redirects on a 401 in the calls layer.', async () => {
    await expect(page.getByText('Unauthorized. Please log in again.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/home\/dashboard$/)
  })
})
