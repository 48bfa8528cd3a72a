import type { Page } from '@playwright/test'
import { addAdmin, addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { startSpanishApp } from './apps.ts'
import { axeFindings } from './axe-findings.ts'
import { test as base, expect, ownApp } from './browser-test.ts'

/* How one is answered in Spanish by the crisis line: 988 by default, and the programme's own. */

const test = base.extend({ app: ownApp(startSpanishApp) })

test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } })

const waysToHelp = async (page: Page) =>
  Object.fromEntries(
    await page
      .getByRole('region', { name: 'En una crisis' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
  )

test('Spanish pages give the Spanish way to 988, in each place', async ({ page, app, signIn }) => {
  const document = await page.request.get('/login', { headers: { 'accept-language': 'es' } })
  expect(await document.text()).toContain(
    'Llama al 988 y presiona 2, o manda la palabra AYUDA al 988.</noscript>',
  )
  await page.goto('/login')
  const line = page.getByRole('link', { name: 'Llama al 988 y presiona 2, o manda la palabra AYUDA al 988' })
  await expect(line).toHaveAttribute('href', 'tel:988')

  await signIn(await addStudent(app))
  await page.goto('/home/help')
  await expect(page.getByText('también en español, y es gratis')).toBeVisible()
  expect(await waysToHelp(page)).toEqual({
    'Llamar al 988 y presionar 2': 'tel:988',
    'Mandar AYUDA al 988': 'sms:988?&body=AYUDA',
    'Chat en español con la línea 988, en una pestaña nueva': 'https://988lifeline.org/es/inicio/',
    'Llamar al 911': 'tel:911',
  })
  await expect(page.getByText('Puedes pedir que te atiendan en español.')).toBeVisible()
  await page.goto('/home/community')
  await expect(page.getByRole('region', { name: 'Importante' })).toContainText('llama al 988 y presiona 2.')
})

test('a programme says how its own line answers in Spanish, and nothing is claimed before it does', async ({
  page,
  app,
  signIn,
}) => {
  const { root } = app.context.database
  const { id: _always, ...before } = await root
    .selectFrom('care_settings')
    .selectAll()
    .executeTakeFirstOrThrow()
  const admin = await addAdmin(app)
  const student = await addStudent(app)
  const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await signIn(admin)
  await page.goto('/admin/care?list=settings')
  await page.getByLabel('Línea de crisis', { exact: true }).fill('116 123')
  await page.getByLabel('Página de chat', { exact: true }).fill('https://chat.example/')
  await page.getByLabel('Página de chat en español').fill('http://chat.example/es')
  await save()
  await expect(page.getByText('Escribe una dirección completa que empiece con https://')).toBeVisible()
  await page.getByLabel('Página de chat en español').fill('')
  await save()
  await expect(page.getByText('Guardado. A partir de ahora se muestra en todas partes.')).toBeVisible()

  await signIn(student)
  await page.goto('/home/help')
  await expect(page.getByRole('link', { name: 'Llamar al 116 123' })).toBeVisible()
  expect(await waysToHelp(page)).toEqual({
    'Llamar al 116 123': 'tel:116123',
    'Mandar un mensaje al 116 123': 'sms:116123',
    'Chat con la línea 116 123, en una pestaña nueva': 'https://chat.example/',
    'Llamar al 911': 'tel:911',
  })
  const crisis = page.getByRole('region', { name: 'En una crisis' })
  await expect(crisis).not.toContainText(/presion|también en español|Para hablar/)

  await signIn(admin)
  await page.goto('/admin/care?list=settings')
  await page.getByLabel('Cómo pedir español en esta línea').fill('marca 9')
  await page.getByLabel('Página de chat en español').fill('https://chat.example/es')
  const preview = page.getByRole('region', { name: 'Cómo se ve' })
  await expect(preview).toContainText('Llama o manda un mensaje de texto al 116 123 (marca 9)')
  await save()
  await expect(page.getByText('Guardado. A partir de ahora se muestra en todas partes.')).toBeVisible()

  await signIn(student)
  await page.goto('/home/help')
  await expect(crisis).toContainText('Para hablar en español: marca 9')
  expect(await waysToHelp(page)).toMatchObject({
    'Chat en español con la línea 116 123, en una pestaña nueva': 'https://chat.example/es',
  })
  expect(await axeFindings(page)).toEqual([])

  // English pages say nothing of Spanish.
  await page.goto('/home/help?lang=en')
  const english = page.getByRole('region', { name: 'In a crisis' })
  await expect(english.getByRole('link', { name: /^Chat/ })).toHaveAttribute('href', 'https://chat.example/')
  await expect(page.getByText('marca 9')).toHaveCount(0)
  await root.updateTable('care_settings').set(before).execute()
})

test('coaches read the questions of the protocol in Spanish, beside what the programme wrote', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Maya' })
  const coach = await addCoach(app)
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}?lang=en`)
  await page.getByLabel('New note').fill('Said that life is not worth living.')
  await page.getByRole('button', { name: 'Save note', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you continue' })
  await expect(dialog).toContainText('If you speak Spanish with them')
  await expect(dialog.locator('[lang="es-US"]').getByRole('listitem')).toHaveText([
    '¿Estás pensando en quitarte la vida?',
    '¿Alguien te hizo daño?',
    '¿Estás a salvo donde estás ahora mismo?',
  ])
})
