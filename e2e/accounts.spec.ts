import { addCoach, addStudent, DEMO_PASSWORD } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { seenIn, spec } from './spec.ts'
import { now } from './test-time.ts'

const NEW_PASSWORD = 'Lantern-on-7-hills!'

test('login shows the first failing rule, in order', async ({ page }) => {
  await page.goto('/')
  await spec('2 Routes', '/ | redirects to /login', () => expect(page).toHaveURL(/\/login$/))
  await expect(page).toHaveTitle('Welcome back! · ShineQuo')
  await spec('2 /login', 'Welcome back!', (name) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeVisible(),
  )
  await spec('2 /login', 'Sign in to your account', seenIn(page))
  const login = page.getByRole('button', { name: 'Login' })
  const messages = page.getByText(/ is required$|^Please enter /)
  /** Submits the form and expects only the message of this rule. */
  const failing = async (rule: string) => {
    await login.click()
    await expect(messages).toHaveText([rule.replace(/^.*: '(.*)'\.$/, '$1')])
  }
  await spec('5 Login', 'first failing rule shown, in order', async () => {
    await spec('5 Login', 'Email is required', failing)
    await spec('5 Login', "Email empty: 'Email is required'.", failing)
    for (const address of ['some body@school.example', 'somebody@school', 'somebody']) {
      await page.getByLabel('Email').fill(address)
      await spec('5 Login', 'Please enter a valid email address', failing)
    }
    const text = "Email not matching {email} with no spaces: 'Please enter a valid email address'."
    await spec('5 Login', text, failing)
    await page.getByLabel('Email').fill('somebody@school.example')
    await spec('5 Login', 'Password is required', failing)
    await spec('5 Login', "Password empty: 'Password is required'.", failing)
  })
})

test('a wrong password is answered with Invalid credentials! and stores nothing', async ({ page, app }) => {
  const student = await addStudent(app)
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('accessToken', 'of somebody before'))
  const sent = page.waitForRequest('**/api/login/')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill('not-this-one-1')
  await page.getByRole('button', { name: 'Login' }).click()
  await spec(['4 Login', '8 Errors'], 'Invalid credentials!', seenIn(page))
  await spec('4 Login', 'Clear stored tokens.', async () => {
    expect(await (await sent).headerValue('authorization')).toBeNull()
    expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
      undefined,
      undefined,
    ])
  })
  await expect(page).toHaveURL(/\/login$/)
})

test('login keeps both tokens and leads to the dashboard; the button says what it does', async ({
  page,
  app,
}) => {
  const student = await addStudent(app, { first_name: 'Maya' })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/login/', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(student.email.toUpperCase())
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(DEMO_PASSWORD)
  await spec('2 /login', 'password (with show/hide toggle)', async () => {
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })
  await spec('2 /login', 'Remember Me', (name) =>
    expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible(),
  )
  const sent = page.waitForRequest('**/api/login/')
  const profile = page.waitForResponse('**/api/student-profiles/')
  await spec('2 /login', 'Login', (name) => page.getByRole('button', { name, exact: true }).click())
  const busy = "While the request runs the button reads 'Signing in...' and is disabled."
  await spec('2 /login', busy, () =>
    spec('2 /login', 'Signing in...', (name) =>
      expect(page.getByRole('button', { name, exact: true })).toBeDisabled(),
    ),
  )
  await spec('4 Login', 'Post credentials.', async () => {
    expect((await sent).postDataJSON()).toMatchObject({
      email: student.email.toUpperCase(),
      password: DEMO_PASSWORD,
    })
  })
  held.resolve()
  const way = 'If is_completed is true go to /home/dashboard, otherwise /onboarding.'
  await spec('4 Login', way, () => expect(page).toHaveURL(/\/home\/dashboard$/))
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ }),
  ).toBeVisible()
  await spec('4 Login', 'Fetch the student profile and store its first item.', async () => {
    expect(((await (await profile).json()) as unknown[])[0]).toMatchObject({ id: student.profileId })
  })
  const [access, refresh] = await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])
  const reply = (await (await sent).response())!.json()
  await spec('4 Login', 'Otherwise store both tokens and mark user details as loading.', async () => {
    expect(await reply).toEqual({ access, refresh })
  })
  await spec('9 Limits', 'Storage keys accessToken and refreshToken in local storage.', () => {
    expect([access, refresh]).toEqual([expect.stringMatching(/.{20}/), expect.stringMatching(/.{20}/)])
  })
  await spec('4 Other flows', 'login success makes it authenticated and stores both tokens', async () => {
    await page.reload()
    await expect(page).toHaveURL(/\/home\/dashboard$/)
  })
})

for (const [what, answer, message] of [
  ['one without words', { status: 418, json: {} }, 'An error occurred. Please try again.'],
  ['one with words', { status: 403, json: { message: 'This account rests.' } }, 'This account rests.'],
] as const) {
  test(`a login refused by ${what} says why, and nobody is signed in`, async ({ page }) => {
    await page.route('**/api/login/', (route) => route.fulfill(answer))
    await page.goto('/login')
    await page.getByLabel('Email').fill('somebody@school.example')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    const failure =
      "On failure show the error message, or 'Invalid credentials!' if none, and record the failure."
    await spec('4 Login', failure, async () => {
      await expect(page.getByText(message)).toBeVisible()
      await page.goto('/home/dashboard')
      await expect(page).toHaveURL(/\/login$/)
    })
  })
}

test('a login that brings no profile leads nowhere', async ({ page, app }) => {
  const student = await addStudent(app)
  await page.route('**/api/student-profiles/', (route) => route.fulfill({ json: [] }))
  await page.goto('/login')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  const fetched = page.waitForResponse('**/api/student-profiles/')
  await page.getByRole('button', { name: 'Login' }).click()
  await fetched
  await spec('4 Login', 'If no profile is returned, no navigation happens.', async () => {
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('an answer without tokens is no login', async ({ page }) => {
  await page.route('**/api/login/', (route) => route.fulfill({ json: { access: 'only one' } }))
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody@school.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  const rule = "If either token is missing, fail with 'Failed to retrieve authentication tokens.'"
  await spec('4 Login', rule, () =>
    spec(['4 Login', '8 Errors'], 'Failed to retrieve authentication tokens.', seenIn(page)),
  )
})

test('sign-up names what each field lacks', async ({ page }) => {
  await page.goto('/login')
  await spec('2 /login', 'Forgot Password?', (name) =>
    spec('2 /login', "a 'Forgot Password?' link to /forget-password", () =>
      expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/forget-password'),
    ),
  )
  await spec('2 /login', "Footer link 'Create an account.' goes to /register.", async () => {
    await spec('2 /login', 'Create an account.', (name) =>
      page.getByRole('link', { name, exact: true }).click(),
    )
    await expect(page).toHaveURL(/\/register$/)
  })
  await spec('2 /register', 'Create an account', (name) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeFocused(),
  )
  await spec('2 /register', 'a subtitle about starting a wellness journey', () =>
    expect(page.getByText(/^Start your wellness journey/)).toBeVisible(),
  )
  const create = page.getByRole('button', { name: 'Create account', exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await spec('2 /register', 'Must be at least 8 characters', async (hint) => {
    await expect(password).toHaveAccessibleDescription(hint)
    await seenIn(page)(hint)
  })
  await create.click()
  for (const rule of [
    'Email is required',
    'First name is required',
    'Last name is required',
    'Password is required',
  ])
    await spec('5 Sign-up', rule, seenIn(page))
  await password.fill('seven77')
  await page.getByLabel('Confirm password').fill('other777')
  await create.click()
  await spec('5 Sign-up', 'Password must be at least 8 characters', seenIn(page))
  await spec('5 Sign-up', 'Passwords do not match', seenIn(page))
  await spec('9 Limits', 'Minimum password length 8', async () => {
    await password.fill('eight888')
    await expect(password).not.toHaveAttribute('aria-invalid', 'true')
  })
  await page.goto('/register')
  await spec('2 /register', 'Footer link goes to /login.', async () => {
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('the password hints are ticked off while one types, and never stop anyone', async ({ page }) => {
  await page.goto('/signup')
  const both =
    '/register and /signup | sign-up (both listed; the sign-up page links back to the login page at /)'
  await spec('2 Routes', both, async () => {
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', '/')
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  })
  const hints = page.getByRole('list', { name: 'A good password has' }).getByRole('listitem')
  const list =
    'A password hint list shows: more than 8 characters, an uppercase letter, a lowercase letter, a number and a special character from a fixed set'
  await spec('2 /register', list, () =>
    expect(hints).toHaveText([
      'More than 8 characters',
      'An uppercase letter',
      'A lowercase letter',
      'A number',
      'A special character',
    ]),
  )
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await expect(hints.filter({ hasText: 'done' })).toHaveText([/^A lowercase letter/, /^A number/])
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await expect(hints.filter({ hasText: 'done' })).toHaveCount(5)
})

test('sign-up asks for the terms, makes the account and leads to login', async ({ page, app }) => {
  const email = `Maya-${now()}@school.example`
  await page.goto('/register')
  await page.evaluate(() => localStorage.setItem('accessToken', 'of somebody before'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Torres')
  await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
  await page.getByLabel('Confirm password').fill('hillside lantern')
  const create = page.getByRole('button', { name: 'Create account', exact: true })
  await create.click()
  const terms = page.getByRole('checkbox', { name: /terms/i })
  await spec('5 Sign-up', 'Terms checkbox required by the browser form.', async () => {
    await expect(terms).toBeFocused()
    expect(await terms.evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true)
  })
  const links = 'a required terms checkbox linking to external Terms of Service and Privacy Policy pages'
  await spec('2 /register', links, async () => {
    await expect(terms).toHaveAttribute('required')
    const label = page.locator('label', { has: terms })
    for (const name of ['Terms of Service', 'Privacy Policy'])
      await expect(label.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  })
  await terms.check()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/signup/', async (route) => {
    await held.promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/signup/')
  await spec('2 /register', 'Create account', (name) =>
    page.getByRole('button', { name, exact: true }).click(),
  )
  await spec('2 /register', "Button 'Create account', showing 'Creating account...' while busy.", () =>
    spec('2 /register', 'Creating account...', (name) =>
      expect(page.getByRole('button', { name, exact: true })).toBeDisabled(),
    ),
  )
  const cleared = 'Sign-up: stored tokens are cleared when a valid form is submitted'
  await spec('4 Other flows', cleared, async () => {
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  })
  held.resolve()
  await spec('4 Other flows', 'success goes to /login', () => expect(page).toHaveURL(/\/login$/))
  // 'hillside lantern' has no uppercase letter, number or special character.
  await spec('2 /register', 'it is a hint only and does not block submission', () =>
    expect(page).toHaveURL(/\/login$/),
  )
  await spec('2 /register', 'On success the user goes to /login.', () => expect(page).toHaveURL(/\/login$/))
  const payload =
    'Sign-up payload: email, username (the lower-cased email), first_name, last_name, password, is_student (always true), is_mentor (always false).'
  await spec('3 Entities', payload, async () =>
    expect((await sent).postDataJSON()).toMatchObject({
      email,
      username: email.toLowerCase(),
      first_name: 'Maya',
      last_name: 'Torres',
      password: 'hillside lantern',
      is_student: true,
      is_mentor: false,
    }),
  )
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
  await page.getByRole('button', { name: 'Login' }).click()
  const way = 'If is_completed is true go to /home/dashboard, otherwise /onboarding.'
  await spec('4 Login', way, () => expect(page).toHaveURL(/\/onboarding$/))
  expect(app.url).toContain(new URL(page.url()).host)
})

test('a taken address is said above the form, and nothing typed is lost', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Torres')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const said = page.getByText('An account with this email already exists')
  await expect(said.first()).toBeVisible()
  const above = async () => {
    const [message, field] = [await said.first().boundingBox(), await page.getByLabel('Email').boundingBox()]
    expect(message!.y).toBeLessThan(field!.y)
  }
  await spec('2 /register', 'On failure the error message appears above the form.', above)
  await spec('4 Other flows', 'failure shows the message above the form', above)
  await spec('8 Errors', 'Sign-up failure: message above the form.', above)
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
})

test('a coach changes their own email with the password and a code, on a phone by keyboard', async ({
  page,
  app,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const coach = await addCoach(app, { first_name: 'Ines', email: 'ines@before.example' })
  await addCoach(app, { email: 'taken@before.example' })
  await signIn(coach)
  await page.goto('/coach/account')
  const change = page.getByRole('button', { name: 'Change email' })
  await change.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  await dialog.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByLabel('New email address').fill('taken@before.example')
  await page.keyboard.press('Enter')
  const taken = await awaitMail(app, 'taken@before.example', 'Your code for another email address')
  await dialog.getByLabel('Code', { exact: true }).fill(codeIn(taken.text))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('An account with this email already exists')).toBeVisible()
  await dialog.getByRole('button', { name: 'Another address or a new code' }).click()
  await dialog.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByLabel('New email address').fill('ines@after.example')
  await page.keyboard.press('Enter')
  const mail = await awaitMail(app, 'ines@after.example', 'Your code for another email address')
  await dialog.getByLabel('Code', { exact: true }).fill(codeIn(mail.text))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(change).toBeFocused()
  await expect(page.getByText('ines@after.example')).toBeVisible()
  await awaitMail(app, 'ines@before.example', 'Your email address was changed')
})

/** The code in a mail. */
const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0] ?? ''
