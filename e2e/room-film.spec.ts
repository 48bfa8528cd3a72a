import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect } from './browser-test.ts'
import { awaitMail, mailsTo } from './mailbox.ts'
import { linkIn, moveTo, test, windowOf } from './moved-time.ts'
import { openSlots } from './page-calls.ts'
import { received } from './room-window.ts'
import { chooseDay } from './slot-picker.ts'
import { byDay, longDayWords, type Slot, slotWords } from './wall-time.ts'

const ZONE = 'America/New_York'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MEDIA = { timeout: 30_000 }

const day = (slot: Slot) => longDayWords(slot.start_time, ZONE).replace(/, \d{4}$/, '')
test('from the first time that is pressed to the stars: booked, moved, reminded, met, and told', async ({
  app,
  moved,
  browser,
}) => {
  test.setTimeout(240_000)
  const maya = await addStudent(app, { first_name: 'Maya', last_name: 'Torres', time_zone: ZONE })
  const [ben, cleo] = [await addStudent(app, { first_name: 'Ben' }), await addStudent(app)]
  const amara = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', time_zone: ZONE })

  const hers = await windowOf(browser, moved, maya)
  await hers.page.goto(`/home/selectcoach/${amara.profileId}/book`)
  const days = byDay(await openSlots(hers.page, amara), ZONE)
  const [first, later, freed] = [days[2]![2]!, days[3]![2]!, days[4]![2]!]

  await test.step('another cancels, and the time appears on a third screen by itself', async () => {
    const pair = { student_profile: ben.profileId, mentor_profile: amara.profileId }
    const { start_time, end_time } = freed
    const [claim] = await callAs(app, ben, claimSlot, [{ ...pair, start_time, end_time }])
    await callAs(app, ben, createBooking, { ...pair, time_slot: claim!.id })
    const third = await windowOf(browser, moved, cleo)
    const live = third.page.waitForEvent('websocket', (socket) => socket.url().includes('/api/live/'))
    await third.page.goto(`/home/selectcoach/${amara.profileId}/book`)
    await chooseDay(third.page, freed, ZONE)
    const option = third.page.getByRole('option', { name: slotWords(freed, ZONE) })
    await expect(third.page.getByRole('option').first()).toBeVisible()
    await expect(option).toHaveCount(0)
    await live
    const his = await windowOf(browser, moved, ben)
    await his.page.goto('/home/dashboard')
    await his.page.getByRole('button', { name: 'Cancel' }).click()
    await his.page.getByRole('dialog').getByRole('button', { name: 'Cancel the session' }).click()
    await expect(option).toBeVisible()
    await third.close()
    await his.close()
  })

  await test.step('booked and moved', async () => {
    const { page } = hers
    await chooseDay(page, first, ZONE)
    await page.getByRole('option', { name: slotWords(first, ZONE) }).click()
    await page.getByLabel('Notes').fill('The third week was hard.')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
    await awaitMail(app, maya.email, 'Your session with Amara Okafor: ')
    await page.goto('/home/dashboard')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: day(later) }).click()
    await dialog.getByRole('option', { name: slotWords(later, ZONE) }).click()
    await dialog.getByRole('button', { name: /^Move to / }).click()
    await expect(page.getByText(/^Moved to .*Amara know\.$/)).toBeVisible()
    await awaitMail(app, amara.email, 'Maya Torres moved a session')
    await hers.close()
  })
  const start = Date.parse(later.start_time)

  await test.step('reminded the day before: she says that she comes', async () => {
    await moveTo(moved, start - 24 * HOUR + MINUTE)
    const mail = await awaitMail(app, maya.email, 'Your session with Amara Okafor: ', 2)
    const { page, close } = await windowOf(browser, moved, maya)
    await page.goto(linkIn(mail, '/home/sessions/'))
    await page.getByRole('button', { name: "I'll be there" }).click()
    await expect(page.getByText("You said you'll be there. Amara can see that.")).toBeVisible()
    await close()
  })

  await test.step('they meet, and write to each other', async () => {
    await moveTo(moved, start - HOUR)
    await awaitMail(app, amara.email, 'In an hour')
    await moveTo(moved, start - 10 * MINUTE)
    const mail = await awaitMail(app, maya.email, 'minutes: your session with Amara')
    const student = await windowOf(browser, moved, maya)
    await student.page.goto(linkIn(mail, '/session/'))
    const camera = student.page.getByRole('region', { name: 'Camera' })
    await expect(camera.getByRole('status')).toHaveText('Works')
    await student.page.getByRole('button', { name: 'Join Now' }).click()
    const coach = await windowOf(browser, moved, amara)
    await coach.page.goto('/coach')
    await expect(coach.page.getByText('Maya will be there.')).toBeVisible()
    await coach.page.getByRole('link', { name: 'Join Now' }).click()
    await coach.page.getByRole('button', { name: 'Join Now' }).click()
    for (const { page } of [student, coach]) {
      await expect.poll(async () => (await received(page)).frames, MEDIA).toBeGreaterThan(5)
      await expect.poll(async () => (await received(page)).energy, MEDIA).toBeGreaterThan(0)
    }
    await student.page.getByRole('button', { name: 'Chat', exact: true }).click()
    await student.page.getByRole('textbox', { name: 'Write to Amara' }).fill('Can you hear me?')
    await student.page.getByRole('button', { name: 'Send' }).click()
    await coach.page.getByRole('button', { name: 'Chat 1 unread' }).click()
    await expect(coach.page.getByRole('log', { name: 'Messages' })).toContainText('Can you hear me?')
    await student.page.getByRole('button', { name: 'Leave' }).click()
    await expect(student.page.getByRole('heading', { name: 'You have left the room' })).toBeVisible()
    await student.close()
    await coach.close()
  })

  await test.step('asked how it was, she says so', async () => {
    await moveTo(moved, start + 91 * MINUTE)
    const mail = await awaitMail(app, maya.email, 'How was your session')
    const { page, close } = await windowOf(browser, moved, maya)
    await page.goto(linkIn(mail, '/home/'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '5 stars' }).check()
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(page.getByText('Thank you. Amara sees your star rating')).toBeFocused()
    await close()
  })

  await test.step('every mail says what it should, and leads somewhere', async () => {
    // Each of her windows is a new device, announced by one mail a day.
    const subjects = mailsTo(app, maya.email, '').map(({ subject }) => subject.replace(/: .*/, ''))
    expect(subjects.filter((subject) => !subject.startsWith('A new device'))).toEqual([
      'Your session with Amara Okafor',
      'Your session with Amara Okafor has moved',
      'Your session with Amara Okafor',
      'In an hour',
      'In 10 minutes',
      'How was your session with Amara Okafor?',
    ])
    for (const { text, html, subject } of app.sent) {
      expect(`${text}${html}`, subject).not.toMatch(/undefined|null|NaN|\[object/)
      for (const [link] of text.matchAll(new RegExp(`${app.url}\\S*`, 'g'))) {
        expect((await fetch(link)).status, `${subject}: ${link}`).toBe(200)
      }
    }
  })
})
