import { addStudent, DEMO_PASSWORD } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail, mailsTo } from './mailbox.ts'

const CODE_SUBJECT = 'Your code for a new password'
const SENT = 'Password reset link has been sent to your email address. Please check your inbox.'
const NEW_PASSWORD = 'Lantern-on-7-hills!'

test('asking for a code shows the rules, and an unknown address in its own words', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveURL(/\/forget-password$/)
  const send = page.getByRole('button', { name: 'Reset Password' })
  await send.click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email Address').fill('nobody@')
  await send.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email Address').fill('nobody-here@school.example')
  await send.click()
  await expect(page.getByText('Please recheck the email you entered')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the good news stands five seconds; Resend sends again and starts them anew', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.clock.install()
  await page.goto('/forget-password')
  await page.getByLabel('Email Address').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText('in 5 seconds')).toBeVisible()
  for (const left of ['4 seconds', '3 seconds', '2 seconds']) {
    await page.clock.runFor(1000)
    await expect(page.getByText(`in ${left}`)).toBeVisible()
  }
  await awaitMail(app, email, CODE_SUBJECT)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('in 5 seconds')).toBeVisible()
  await awaitMail(app, email, CODE_SUBJECT, 2)
  for (const left of ['4 seconds', '3 seconds', '2 seconds', '1 second']) {
    await page.clock.runFor(1000)
    await expect(page.getByText(`in ${left}`)).toBeVisible()
  }
  await expect(page).toHaveURL(/\/forget-password$/)
  await page.clock.runFor(1000)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(`/reset-password?email=${encodeURIComponent(email)}`)
})

test('the code from the mail sets a new password, once', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.goto('/forget-password')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('link', { name: 'Already have a code? Reset your password' }).click()
  await expect(page).toHaveURL(`/reset-password?email=${encodeURIComponent(email)}`)
  const { text } = await awaitMail(app, email, CODE_SUBJECT)
  const code = /^\d{6}$/m.exec(text)![0]

  const submit = page.getByRole('button', { name: 'Reset Password' })
  await page.getByLabel('Verification Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await submit.click()
  await expect(page.getByText("That code didn't match. Check the newest mail.").first()).toBeVisible()

  await page.getByLabel('Verification Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByLabel('Verification Code')).toHaveValue(code)
  await submit.click()
  await expect(
    page.getByText('Your password has been reset successfully! Redirecting to login page...'),
  ).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(page).toHaveURL(/\/login$/)

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
  await expect(page.getByText('Email address not found!')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Reset Password' })
  await page.getByLabel('Verification Code').fill('12a')
  await submit.click()
  await expect(page.getByText('Please enter a valid 6-digit OTP code')).toBeVisible()
  await expect(page.getByText('New password is required')).toBeVisible()
  await page.getByLabel('Verification Code').fill('123456789')
  await expect(page.getByLabel('Verification Code')).toHaveValue('123456')
  await page.getByLabel('New Password', { exact: true }).fill('seven77')
  await page.getByLabel('Confirm New Password').fill('seven78')
  await submit.click()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await submit.click()
  await expect(page.getByText('Email address not found!')).toBeVisible()
  expect(sent).toBe(0)
})
