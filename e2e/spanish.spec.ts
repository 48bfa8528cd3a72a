import {
  addCoach,
  addMatch,
  addPosts,
  addStudent,
  DEMO_PASSWORD,
} from '@shinequo/server/testing/browser-seeds'
import { startSpanishApp } from './apps.ts'
import { ownApp } from './browser-test.ts'
import { test as base, expect } from './fixture-test.ts'
import { now } from './test-time.ts'

/* The main flow in Spanish, which the programme of this file offers: signing in, looking around and booking. */

const test = base.extend({ app: ownApp(startSpanishApp) })

test.use({ locale: 'es-MX' })

test('signed-out pages are in the language of the browser, and a switch changes it for good', async ({
  page,
  app,
}) => {
  const student = await addStudent(app)
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(page.getByRole('heading', { name: '¡Qué bueno verte de nuevo!' })).toBeVisible()
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Falta el correo')).toBeVisible()
  await page.getByLabel('Correo').fill(student.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('not-this-one-1')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()

  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
})

test('a student books in Spanish, and the mail comes in Spanish too', async ({ page, app, signIn }) => {
  const student = await addStudent(app, { first_name: 'Maya' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Bell' })
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  await page.goto('/home/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible()
  const locale = () =>
    app.context.database.root
      .selectFrom('accounts')
      .select('locale')
      .where('id', '=', student.accountId)
      .executeTakeFirstOrThrow()
  // The account takes over the language of the page, so that its mail uses it.
  await expect.poll(async () => (await locale()).locale).toBe('es-US')

  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await expect(page).toHaveTitle('Reserva tu sesión · ShineQuo')
  const days = page.getByRole('grid').getByRole('button', { name: /, con horarios disponibles$/ })
  await days.first().click()
  await page.getByRole('option').last().click()
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible()
  await expect
    .poll(() => app.sent.filter(({ to }) => to === student.email).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Tu sesión con Amara/))
  // The coach has chosen no language.
  await expect
    .poll(() => app.sent.filter(({ to }) => to === coach.email).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^New session|^Maya|session/))
})

test('the tile of a post has the day in Spanish, too', async ({ page, app, signIn }) => {
  const school = 'boston_university'
  const published_at = new Date(now() - 3 * 86_400_000)
  const part = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-US', { ...parts, timeZone: 'America/New_York' }).format(published_at)
  await addPosts(app, [{ school, title: 'Museums', published_at }])
  await signIn(await addStudent(app, { school }))
  await page.goto('/home/collegefeed')
  const post = page.getByRole('article', { name: 'Museums' })
  await expect(post.getByText(part({ day: 'numeric' }), { exact: true })).toBeVisible()
  await expect(post.getByText(part({ weekday: 'short' }), { exact: true })).toBeVisible()
})

test('the menu of a person changes the language of the account, on every device', async ({
  page,
  app,
  browser,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Maya' })
  await signIn(student)
  await page.goto('/home/events')
  await page.getByRole('button', { name: /Estudiante/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')

  const context = await browser.newContext({
    locale: 'es-MX',
    baseURL: app.url,
    storageState: await page.context().storageState(),
  })
  await context.clearCookies()
  const elsewhere = await context.newPage()
  await elsewhere.goto('/home/events')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-US')
  await context.close()
})

test('the profile changes the language of the account, beside the theme', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile/look')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Idioma y apariencia')
  const card = (name: string) => page.getByRole('region', { name })
  await card('Idioma').getByRole('button', { name: 'English' }).press('Enter')
  await expect(heading).toHaveText('Language and look')
  await card('Language').getByRole('button', { name: 'Español' }).press('Enter')
  await expect(heading).toHaveText('Idioma y apariencia')
})

test('what has to be understood is one press away in English, and nothing is chosen by that', async ({
  page,
  app,
  signIn,
}) => {
  const html = page.locator('html')
  const link = page.getByRole('link', { name: 'Leer en inglés' })
  const english = async (heading: string) => {
    const opened = page.waitForEvent('popup')
    await link.click()
    const popup = await opened
    await expect(popup.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(popup.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    await popup.close()
  }
  await page.goto('/terms')
  await english('Terms of Service')
  await page.goto('/register')
  await english('Signing up')
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile/privacy')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await english('Delete your account?')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'es-US')
})

test.describe('on a shared computer', () => {
  test.use({ locale: 'en-US' })

  test('a cookie left by another account is dropped, and the page loads once more at most', async ({
    page,
    app,
    signIn,
  }) => {
    await signIn(await addStudent(app))
    await page.context().addCookies([{ name: 'account_locale', value: 'es-US', url: app.url }])
    let loads = 0
    page.on('load', () => loads++)
    await page.goto('/home/events')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('account_locale')
    expect(loads).toBe(2)
  })

  test('the language of one account is forgotten at sign-out, and does not become that of the next', async ({
    page,
    app,
  }) => {
    const { root } = app.context.database
    const [first, second, third] = [await addStudent(app), await addStudent(app), await addStudent(app)]
    const setLocale = (id: string, locale: 'en' | 'es-US') =>
      root.updateTable('accounts').set({ locale }).where('id', '=', id).execute()
    const localeOf = async (id: string) =>
      (await root.selectFrom('accounts').select('locale').where('id', '=', id).executeTakeFirstOrThrow())
        .locale
    await setLocale(first.accountId, 'es-US')
    await setLocale(second.accountId, 'en')
    const html = page.locator('html')
    const signInHere = async (email: string) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL('/home/dashboard')
    }
    await page.goto('/login')
    await signInHere(first.email)
    await expect(html).toHaveAttribute('lang', 'es-US')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(html).toHaveAttribute('lang', 'en-US')
    await signInHere(second.email)
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(await localeOf(second.accountId)).toBe('en')

    // A switch by hand is a choice, once.
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(html).toHaveAttribute('lang', 'es-US')
    await page.getByLabel('Correo').fill(third.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('/home/dashboard')
    expect(await localeOf(third.accountId)).toBe('es-US')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByLabel('Correo').fill(second.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(html).toHaveAttribute('lang', 'en-US')
    expect(await localeOf(second.accountId)).toBe('en')
  })
})
