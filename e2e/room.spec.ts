import { axeFindings, inEachTheme } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { outOfReach, smallTargets } from './reach.ts'
import { meet, openRoom, received, seedPair } from './room-window.ts'
import { slotWords } from './wall-time.ts'

/** Setting up a call takes time, and a slow machine encodes slowly. */
const MEDIA = { timeout: 30_000 }

test('two people meet: picture and sound arrive both ways, and again after one loads the page anew', async ({
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const { student, coach, session } = await seedPair(app, 5)
  const maya = await openRoom(browser, app, student, session)
  await expect(maya.page.getByRole('region', { name: 'Camera' }).getByRole('status')).toHaveText('Works')
  await maya.join.click()
  await expect(
    maya.page.getByRole('heading', { name: "You're early. Amara will open the room soon." }),
  ).toBeVisible()

  const amara = await openRoom(browser, app, coach, session)
  await expect(amara.page.getByText('Maya is already in the room')).toBeVisible()
  await amara.join.click()
  for (const { page } of [maya, amara]) {
    await expect.poll(async () => (await received(page)).frames, MEDIA).toBeGreaterThan(5)
    await expect.poll(async () => (await received(page)).energy, MEDIA).toBeGreaterThan(0)
  }
  await expect(maya.page.getByText('Nothing is recorded')).toBeVisible()
  await expect(maya.page.getByRole('status')).toHaveText('You and Amara are connected')

  await amara.page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(maya.page.getByText('Amara Okafor · muted')).toBeVisible()
  await amara.page.getByRole('button', { name: 'Stop video' }).click()
  await expect(maya.page.locator('#room').getByText('video off', { exact: true })).toBeVisible()
  await amara.page.getByRole('button', { name: 'Start video' }).click()
  await expect(maya.page.locator('#room').getByText('video off', { exact: true })).toBeHidden()

  await maya.page.reload()
  await maya.join.click()
  for (const { page } of [maya, amara]) {
    await expect.poll(async () => (await received(page)).frames, MEDIA).toBeGreaterThan(5)
  }

  await maya.page.getByRole('button', { name: 'Leave' }).click()
  await expect(maya.page.getByRole('heading', { name: 'You have left the room' })).toBeVisible()
  await expect(amara.page.getByRole('heading', { name: 'Maya has left the room' })).toBeVisible()
  await maya.page.getByRole('button', { name: /^Go back in / }).click()
  await maya.join.click()
  await expect.poll(async () => (await received(amara.page)).frames, MEDIA).toBeGreaterThan(5)
  for (const { context } of [maya, amara]) await context.close()
})

test('a coach sees the times of the room in the zone of their hours, before, in and after it', async ({
  app,
  browser,
}) => {
  const { student, coach, session } = await seedPair(app, 5, { time_zone: 'Asia/Kathmandu' })
  const amara = await openRoom(browser, app, coach, session)
  const zone = amara.page.getByText('your time (Kathmandu)')
  await expect(zone).toBeVisible()
  await amara.join.click()
  await expect(amara.page.getByRole('button', { name: 'Leave' })).toBeVisible()
  await expect(zone).toBeVisible()
  await amara.page.getByRole('button', { name: 'Leave' }).click()
  await expect(zone).toBeVisible()
  const times = await app.context.database.root
    .selectFrom('bookings')
    .select('ends_at')
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  const closes = new Date(times.ends_at.getTime() + 30 * 60_000).toISOString()
  const [until] = slotWords({ start_time: closes, end_time: closes }, 'Asia/Kathmandu').split(' - ')
  await expect(amara.page.getByRole('button', { name: `Go back in (until ${until})` })).toBeVisible()
  const maya = await openRoom(browser, app, student, session)
  await expect(maya.page.getByText('your time (New York)')).toBeVisible()
  for (const { context } of [maya, amara]) await context.close()
})

test('every state of the room is sound in both themes and on a phone: together, sound only, lost, alone', async ({
  app,
  browser,
}) => {
  test.setTimeout(180_000)
  const { maya, amara } = await meet(browser, app)
  const { page } = maya
  const sound = async (state: string) => {
    await test.step(state, async () => {
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport)
        await inEachTheme(page, async (theme) => expect(await axeFindings(page), theme).toEqual([]))
        expect(await smallTargets(page)).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await outOfReach(page)).toEqual([])
    })
  }
  await sound('together')
  await page.getByRole('button', { name: 'More' }).click()
  await sound('together, with all that stands behind More')
  await page.getByRole('button', { name: 'Sound only' }).click()
  await expect(amara.page.locator('#room').getByText('Maya chose sound only')).toBeVisible()
  await sound('sound only')
  await page.getByRole('button', { name: 'Try video now' }).click()

  // The connection to the server is lost, and the call continues without it.
  await maya.context.setOffline(true)
  await expect(page.locator('#room').getByText('We lost the connection to our server')).toBeVisible()
  const { frames } = await received(page)
  await expect.poll(async () => (await received(page)).frames, MEDIA).toBeGreaterThan(frames + 20)
  await sound('server lost')
  await maya.context.setOffline(false)
  await expect(page.locator('#room').getByText('We lost the connection to our server')).toBeHidden()

  await amara.context.close()
  await expect(page.getByRole('heading', { name: "Amara's connection dropped" })).toBeVisible(MEDIA)
  await sound('the other one lost')
  await maya.context.setOffline(true)
  await expect(page.getByRole('heading', { name: /^Your connection dropped/ })).toBeVisible()
  await expect(page.getByText(/^We'll keep trying for another 1:\d\d$/)).toBeVisible()
  await sound('lost')
  await maya.context.close()
})

test('a browser that has sent too much keeps the call that works, and is told why another does not begin', async ({
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const { maya, amara, session } = await meet(browser, app)
  const { root } = app.context.database
  const room = root.updateTable('session_rooms').where('booking_id', '=', session)
  await room.set({ student_sent: 2_000_000 }).execute()
  // What its page says to the other one is dropped now.
  await maya.page.getByRole('button', { name: 'Mute', exact: true }).click()
  const { frames } = await received(maya.page)
  await expect.poll(async () => (await received(maya.page)).frames, MEDIA).toBeGreaterThan(frames + 20)
  await expect(amara.page.getByText('Maya Torres · muted')).toBeHidden()
  await amara.page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(maya.page.getByText('Amara Okafor · muted')).toBeVisible()

  await maya.page.reload()
  await maya.join.click()
  await expect(maya.page.getByRole('heading', { name: 'The connection ended' })).toBeVisible(MEDIA)
  await expect(maya.page.getByText(/^This browser sent far more than a call needs/)).toBeVisible()
  await room.set({ student_sent: 0 }).execute()
  await maya.page.getByRole('button', { name: 'Try again' }).click()
  await maya.join.click()
  for (const { page } of [maya, amara]) {
    await expect.poll(async () => (await received(page)).frames, MEDIA).toBeGreaterThan(5)
  }
  for (const { context } of [maya, amara]) await context.close()
})
