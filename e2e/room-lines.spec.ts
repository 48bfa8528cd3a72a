import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './browser-test.ts'
import { meet, type RoomWindow, received } from './room-window.ts'

/** Setting up a call takes time, and a slow machine encodes slowly. */
const MEDIA = { timeout: 30_000 }

test('a screen is seen in the camera’s place, in full screen and in a small window too', async ({
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const { maya, amara } = await meet(browser, app)
  const noPicture = amara.page.locator('#room').getByText('video off', { exact: true })
  await maya.page.getByRole('button', { name: 'Stop video' }).click()
  await expect(noPicture).toBeVisible()
  const { frames } = await received(amara.page)
  await maya.page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(maya.page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
  await expect(noPicture).toBeHidden()
  // The camera is off, so the frames that arrive now are the screen's.
  await expect.poll(async () => (await received(amara.page)).frames, MEDIA).toBeGreaterThan(frames + 10)

  await amara.page.getByRole('button', { name: 'Full screen' }).click()
  await expect(amara.page.getByRole('button', { name: 'Exit full screen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await amara.page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await amara.page.getByRole('button', { name: 'Exit full screen' }).click()
  await expect(amara.page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  const isSmall = () => amara.page.evaluate(() => document.pictureInPictureElement !== null)
  await amara.page.getByRole('button', { name: 'Small window' }).click()
  await expect.poll(isSmall).toBe(true)
  await amara.page.getByRole('button', { name: 'Small window' }).click()
  await expect.poll(isSmall).toBe(false)

  await maya.page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(noPicture).toBeVisible()
  for (const { context } of [maya, amara]) await context.close()
})

/** Sets the packet loss of a page in percent, in both directions; 100 means no network. */
const lose = (line: CDPSession, packetLoss: number) =>
  line.send('Network.emulateNetworkConditions', {
    offline: packetLoss === 100,
    // The browser affects a call only if emulation was on when the call began.
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
    packetLoss,
  })

test('a line that loses packets falls back to sound; ten seconds without a network end by themselves', async ({
  app,
  browser,
}) => {
  test.setTimeout(240_000)
  let line: CDPSession | undefined
  const { maya, amara } = await meet(browser, app, async ({ context, page }: RoomWindow) => {
    line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await lose(line, 0)
  })
  if (!line) throw new Error('There is no line to lose packets on.')
  const both = [maya.page, amara.page]
  const heard = async (page: Page) => {
    const { energy } = await received(page)
    await expect.poll(async () => (await received(page)).energy, MEDIA).toBeGreaterThan(energy)
  }

  await lose(line, 30)
  const room = maya.page.locator('#room')
  await expect(room.getByText("Your connection is weak, so it's sound only for now")).toBeVisible(MEDIA)
  await expect(amara.page.locator('#room').getByText(/weak, so it's sound only for now$/)).toBeVisible(MEDIA)
  for (const page of both) await heard(page)

  await lose(line, 100)
  await expect(maya.page.getByRole('heading', { name: /^Your connection dropped/ })).toBeVisible(MEDIA)
  await expect(amara.page.getByRole('heading', { name: "Maya's connection dropped" })).toBeVisible(MEDIA)
  // Two minutes minus the ten seconds.
  await expect(maya.page.getByText(/^We'll keep trying for another 1:[0-4]\d$/)).toBeVisible(MEDIA)
  const { frames } = await received(amara.page)

  await lose(line, 0)
  for (const page of both) {
    await expect(page.getByRole('heading', { name: /connection dropped/ })).toBeHidden(MEDIA)
    await heard(page)
  }
  // Video recovers slowly after packet loss.
  await expect
    .poll(async () => (await received(amara.page)).frames, { timeout: 60_000 })
    .toBeGreaterThan(frames + 5)
  for (const { context } of [maya, amara]) await context.close()
})
