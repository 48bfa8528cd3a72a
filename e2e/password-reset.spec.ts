import { addCoach, addStudent, DEMO_PASSWORD } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail, codeIn, mailsTo } from './mailbox.ts'
import { seenIn, spec } from './spec.ts'
import { now } from './test-time.ts'

const CODE_SUBJECT = 'Your code for a new password'
const NEW_PASSWORD = 'Lantern-on-7-hills!'

test('asking for a code shows the rules, and an unknown address in its own words', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  const send = page.getByRole('button', { name: 'Reset Password' })
  const address = page.getByLabel('Email Address', { exact: true })
  await spec('2 Routes', '/forget-password | request a password reset', async () => {
    await expect(page).toHaveURL(/\/forget-password$/)
    await expect(send).toBeVisible()
  })
  await spec('2 /forget-password', 'A single Email Address field', async () => {
    await expect(address).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(1)
  })
  await send.click()
  await spec('5 Forgot password', 'Email is required', seenIn(page))
  await spec('5 Forgot password', 'must match {email} with no spaces', async () => {
    for (const wrong of ['nobody@', 'no body@school.example', 'nobody@school']) {
      await address.fill(wrong)
      await send.click()
      await spec('5 Forgot password', 'Please enter a valid email address', seenIn(page))
    }
  })
  await address.fill('nobody-here@school.example')
  const answered = page.waitForResponse('**/api/auth/password-forget/')
  await send.click()
  const servers = await (await answered).json()
  await spec('8 Errors', 'user with this email does not exist.', (text) => expect(servers.message).toBe(text))
  const rule =
    "the server message 'user with this email does not exist.' (case-insensitive) is shown as 'Please recheck the email you entered'"
  const recheck = () => spec('8 Errors', 'Please recheck the email you entered', seenIn(page))
  await recheck()
  await spec('8 Errors', rule, async () => {
    const message = 'User with THIS email does not exist.'
    await page.route(
      '**/api/auth/password-forget/',
      (route) => route.fulfill({ status: 404, json: { message } }),
      {
        times: 1,
      },
    )
    const again = page.waitForResponse('**/api/auth/password-forget/')
    await send.click()
    await again
    await recheck()
    await expect(page.getByText(message)).toHaveCount(0)
  })
  await spec('2 /forget-password', "a footer link 'Remember your password? Sign in' to /login", async () => {
    await spec('2 /forget-password', 'Remember your password? Sign in', seenIn(page))
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('asking for a code is idle, sending, then an error or the good news', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.goto('/forget-password')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  let held = Promise.withResolvers<void>()
  const answers: (object | null)[] = [{ status: 418, json: {} }, null]
  await page.route('**/api/auth/password-forget/', async (route) => {
    await held.promise
    const answer = answers.shift()
    await (answer ? route.fulfill(answer) : route.continue())
  })
  await page.getByLabel('Email Address').fill(email)
  await spec('4 Other flows', 'Forgot password: idle, sending, success or error.', async () => {
    const send = () => spec('2 /forget-password', 'Reset Password', (name) => button(name).click())
    await send()
    await spec('2 /forget-password', 'Sending...', (name) => expect(button(name)).toBeDisabled())
    held.resolve()
    await spec('8 Errors', 'Failed to send password reset email. Please try again.', seenIn(page))
    held = Promise.withResolvers()
    await send()
    held.resolve()
    const sent = 'Password reset link has been sent to your email address. Please check your inbox.'
    await spec('2 /forget-password', sent, seenIn(page))
  })
})

test('the good news stands five seconds; Resend sends again and starts them anew', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.clock.install({ time: now() })
  await page.goto('/forget-password')
  await page.getByLabel('Email Address').waitFor()
  await page.clock.pauseAt(now() + 60_000)
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('in 5 seconds')).toBeVisible()
  for (const left of ['4 seconds', '3 seconds', '2 seconds']) {
    await page.clock.runFor(1000)
    await expect(page.getByText(`in ${left}`)).toBeVisible()
  }
  await awaitMail(app, email, CODE_SUBJECT)
  await spec('2 /forget-password', 'Resend', (name) =>
    page.getByRole('button', { name, exact: true }).click(),
  )
  await expect(page.getByText('in 5 seconds')).toBeVisible()
  await awaitMail(app, email, CODE_SUBJECT, 2)
  for (const left of ['4 seconds', '3 seconds', '2 seconds', '1 second']) {
    await page.clock.runFor(1000)
    await expect(page.getByText(`in ${left}`)).toBeVisible()
  }
  await expect(page).toHaveURL(/\/forget-password$/)
  await page.clock.runFor(1000)
  await page.clock.runFor(1000)
  await spec('2 /forget-password', 'It then navigates to /reset-password?email={email}.', () =>
    expect(page).toHaveURL(`/reset-password?email=${encodeURIComponent(email)}`),
  )
})

test('the code from the mail sets a new password, once', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.goto('/forget-password')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await spec('2 /forget-password', 'Already have a code? Reset your password', (name) =>
    page.getByRole('link', { name, exact: true }).click(),
  )
  await spec('2 Routes', '/reset-password (query parameter email) | reset with code', async () => {
    await expect(page).toHaveURL(`/reset-password?email=${encodeURIComponent(email)}`)
    await expect(page.getByText(`Enter the code we sent to ${email}.`)).toBeVisible()
  })
  const { text } = await awaitMail(app, email, CODE_SUBJECT)
  const code = /^\d{6}$/m.exec(text)![0]

  const submit = page.getByRole('button', { name: 'Reset Password' })
  await page.getByLabel('Verification Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await submit.click()
  await expect(page.getByText("That code didn't match. Check the newest email.").first()).toBeVisible()

  await spec('5 Reset password', 'Code keeps only digits, cut to 6', async () => {
    await page.getByLabel('Verification Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page.getByLabel('Verification Code')).toHaveValue(code)
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/password-reset/', async (route) => {
    await held.promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/auth/password-reset/')
  await page.clock.install({ time: now() })
  await submit.click()
  const disabled = 'The button is disabled while busy or after success.'
  await spec('2 /reset-password', disabled, async () => {
    await spec('2 /reset-password', 'Processing...', (name) =>
      expect(page.getByRole('button', { name, exact: true })).toBeDisabled(),
    )
    held.resolve()
    await expect(submit).toBeDisabled()
  })
  await spec('3 Entities', 'Reset request: email, otp, newPassword.', async () =>
    expect((await sent).postDataJSON()).toEqual({ email, otp: code, newPassword: NEW_PASSWORD }),
  )
  const done = 'Your password has been reset successfully! Redirecting to login page...'
  const flow = 'Reset password: idle, processing, success (redirect after 3 s) or error.'
  await spec('4 Other flows', flow, () => spec('2 /reset-password', done, seenIn(page)))
  await spec('2 /reset-password', 'goes to /login after 3 seconds', () =>
    spec('9 Limits', 'reset redirect 3000 ms', async () => {
      await page.clock.pauseAt(now() + 1000)
      await expect(page).toHaveURL(/\/reset-password/)
      await page.clock.runFor(3000)
      await expect(page).toHaveURL(/\/login$/)
    }),
  )
  await page.clock.resume()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid credentials!')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
  expect(mailsTo(app, email, CODE_SUBJECT)).toHaveLength(1)
})

test('the reset form shows its rules, and refuses without an address', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/password-reset/')) sent += 1
  })
  await page.goto('/reset-password')
  await spec('5 Reset password', 'Email address not found!', seenIn(page))
  const submit = page.getByRole('button', { name: 'Reset Password' })
  const otp = page.getByLabel('Verification Code')
  await otp.fill('12a45')
  await submit.click()
  await spec('9 Limits', 'OTP length 6 digits', () =>
    spec('5 Reset password', 'Please enter a valid 6-digit OTP code', seenIn(page)),
  )
  const goesOn =
    "If the email query parameter is missing, 'Email address not found!' is set but validation continues."
  await spec('5 Reset password', goesOn, () =>
    spec('5 Reset password', 'New password is required', seenIn(page)),
  )
  await spec('2 /reset-password', 'Verification Code (numeric, max 6)', async () => {
    await expect(otp).toHaveAttribute('inputmode', 'numeric')
    await otp.fill('123456789')
    await expect(otp).toHaveValue('123456')
  })
  const toggles = 'New Password and Confirm New Password (each with show/hide toggle)'
  await spec('2 /reset-password', toggles, async () => {
    const labels = ['New Password', 'Confirm New Password']
    for (const [index, label] of labels.entries()) {
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Show password' }).nth(index).click()
      await expect(field).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Hide password' }).click()
    }
  })
  await page.getByLabel('New Password', { exact: true }).fill('seven77')
  await page.getByLabel('Confirm New Password').fill('seven78')
  await submit.click()
  await spec('5 Reset password', 'Password must be at least 8 characters long', seenIn(page))
  await spec('5 Reset password', 'Passwords do not match', seenIn(page))
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await submit.click()
  await expect(page.getByText('Email address not found!')).toBeVisible()
  expect(sent).toBe(0)
})

test('a reset that fails without a word of the server says so', async ({ page }) => {
  await page.route('**/api/auth/password-reset/', (route) => route.fulfill({ status: 418, json: {} }))
  await page.goto('/reset-password?email=maya%40school.example')
  await page.getByLabel('Verification Code').fill('123456')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await spec('8 Errors', 'Failed to reset password. Please try again.', seenIn(page))
})

test('a coach gets a code of letters, and can type it as it is read', async ({ page, app }) => {
  const { email } = await addCoach(app)
  await page.goto('/forget-password')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('link', { name: 'Already have a code? Reset your password' }).click()
  const mail = await awaitMail(app, email, CODE_SUBJECT)
  const code = page.getByLabel('Verification Code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await page.getByRole('button', { name: 'My code has letters' }).click()
  await expect(code).toHaveAttribute('inputmode', 'text')
  await expect(page.getByText('The ten letters in the newest email.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'My code has digits' })).toBeFocused()

  // The link of the mail expects letters at once.
  expect(mail.text).toContain(`/reset-password?email=${encodeURIComponent(email)}&letters=1`)
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}&letters=1`)
  await expect(code).toHaveAttribute('inputmode', 'text')
  await code.fill('bcd')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Please enter the ten letters of the code')).toBeVisible()
  await code.fill(codeIn(mail).toLowerCase())
  await expect(code).toHaveValue(codeIn(mail).replace('-', ''))
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Your password has been reset successfully!')).toBeVisible()
})
