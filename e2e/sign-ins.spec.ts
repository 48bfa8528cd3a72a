import type { BrowserContext } from '@playwright/test'
import { addAdmin, addCoach, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'

const SIDES = {
  student: { add: addStudent, home: '/home/dashboard', login: '/login', menu: 'Student' },
  coach: { add: addCoach, home: '/coach', login: '/coach/login', menu: 'Coach' },
  admin: { add: addAdmin, home: '/admin', login: '/admin/login', menu: 'Administrator' },
} as const

for (const [side, { add, home, login, menu }] of Object.entries(SIDES)) {
  test(`${side}: by keyboard another device is signed out, and all others, and each is out at once`, async ({
    page,
    app,
    browser,
    signIn,
  }) => {
    const person: SeededPerson = await add(app)
    const elsewhere: BrowserContext[] = []
    for (let n = 0; n < 3; n += 1) {
      const context = await browser.newContext({ storageState: await storageOf(app, person) })
      await (await context.newPage()).goto(`${app.url}${home}`)
      elsewhere.push(context)
    }
    await signIn(person)
    await page.goto(home)
    await page.getByRole('button', { name: menu, exact: true }).press('Enter')
    await page
      .getByRole('menuitem', { name: side === 'student' ? 'Settings' : 'Your account' })
      .press('Enter')
    if (side === 'student') {
      await page.getByRole('link', { name: 'Sign-in and security' }).press('Enter')
    }
    const list = page.getByRole('list', { name: 'Where you are signed in' })
    await expect(list.getByRole('listitem')).toHaveCount(4)
    await expect(list.getByRole('listitem').filter({ hasText: 'This device, now' })).toHaveCount(1)
    await list
      .getByRole('button', { name: /^Sign out / })
      .first()
      .press('Enter')
    await expect(page.getByText(/ is signed out\.$/)).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Sign out all other devices' }).press('Enter')
    await expect(page.getByText('All other devices are signed out.')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0)
    for (const context of elsewhere) {
      const [other] = context.pages()
      await other!.goto(`${app.url}${home}`)
      await expect(other!).toHaveURL(`${app.url}${login}`)
      await context.close()
    }
    await page.reload()
    await expect(page.locator('h1').first()).toBeVisible()
    expect(new URL(page.url()).pathname).not.toBe(login)
  })
}
