import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { cancelBooking, moveBooking } from '@shinequo/contract/bookings'
import { proposeTimes } from '@shinequo/contract/bookings/coach-sessions'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { listChat } from '@shinequo/contract/sessions/chat'
import { callAs } from './api-calls.ts'
import { axeFindings, inEachTheme } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { outOfReach, smallTargets } from './reach.ts'
import { openRoom, seedPair } from './room-window.ts'
import { now } from './test-time.ts'

/** An endpoint with the id of one session. */
const of = <E extends Endpoint>(session: string, endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace(':id', session),
})

test('two people write to each other in the room, and read it later on the page of the session', async ({
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const { student, coach, session } = await seedPair(app, 5)
  const maya = await openRoom(browser, app, student, session)
  await maya.join.click()
  const amara = await openRoom(browser, app, coach, session)
  await amara.join.click()
  const [mine, hers] = [maya.page, amara.page]
  const log = mine.getByRole('log', { name: 'Messages' })
  const field = mine.getByRole('textbox', { name: 'Write to Amara' })

  await mine.bringToFront()
  await mine.keyboard.press('Alt+c')
  await expect(field).toBeFocused()
  await field.fill('Hello, Amara')
  await field.press('Enter')
  await expect(log).toContainText('Hello, Amara')
  await expect(field).toHaveValue('')
  await hers.getByRole('button', { name: 'Chat 1 unread' }).click()
  await expect(hers.getByRole('log', { name: 'Messages' })).toContainText('Hello, Amara')
  await expect(hers.getByRole('button', { name: 'Chat', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )

  await test.step('closed, it says that there is something to read', async () => {
    await mine.bringToFront()
    await mine.keyboard.press('Escape')
    await expect(mine.getByRole('button', { name: 'Chat', exact: true })).toBeFocused()
    await hers.getByRole('textbox', { name: 'Write to Maya' }).fill('Good to see you')
    await hers.getByRole('button', { name: 'Send' }).click()
    await expect(mine.getByRole('status').first()).toHaveText('Amara wrote to you. Unread messages: 1.')
    await mine.getByRole('button', { name: 'Chat 1 unread' }).click()
    await expect(log).toContainText('Good to see you')
  })

  await test.step('what is not sent stays, over a lost line and a reload, and is sent once', async () => {
    await maya.context.setOffline(true)
    await field.fill('Are you there?')
    await field.press('Enter')
    await expect(mine.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible()
    await expect(field).toHaveValue('Are you there?')
    await maya.context.setOffline(false)
    await mine.reload()
    await maya.join.click()
    await mine.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(log).toContainText('Good to see you')
    await expect(field).toHaveValue('Are you there?')
    await field.press('Enter')
    await expect(hers.getByRole('log', { name: 'Messages' })).toContainText('Are you there?')
    const { messages } = await callAs(app, student, of(session, listChat))
    expect(messages.map(({ text }) => text)).toEqual(['Hello, Amara', 'Good to see you', 'Are you there?'])
  })

  await test.step('words of danger bring help first, and the call stays', async () => {
    await mine.bringToFront()
    await field.fill('Some nights I want to die')
    await field.press('Enter')
    const help = mine.getByRole('region', { name: 'Help, right now' })
    await expect(help).toBeFocused()
    await expect(help.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await mine.setViewportSize(viewport)
      await inEachTheme(mine, async (theme) => expect(await axeFindings(mine), theme).toEqual([]))
      expect(await smallTargets(mine)).toEqual([])
    }
    await mine.setViewportSize({ width: 320, height: 640 })
    expect(await outOfReach(mine)).toEqual([])
    await mine.setViewportSize({ width: 1280, height: 720 })
    // The walk through what is in reach ends outside the panel.
    await help.focus()
    await mine.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Some nights I want to die')
    await field.press('Enter')
    await help.getByRole('checkbox').check()
    await help.getByRole('button', { name: 'Send anyway' }).click()
    await expect(log).toContainText('Some nights I want to die')
    await expect(mine.getByRole('button', { name: 'Leave' })).toBeVisible()
    const asked = app.context.database.root.selectFrom('care_requests').select('text')
    expect(await asked.where('student_profile_id', '=', student.profileId).execute()).toEqual([
      { text: 'Some nights I want to die' },
    ])
    await hers.getByRole('button', { name: 'What to do' }).click()
    await expect(hers.getByRole('region', { name: 'When someone may need care now' })).toContainText(
      'Stay calm, and stay with them.',
    )
    expect(await axeFindings(hers)).toEqual([])
  })

  await hers.goto(`/coach/sessions/${session}`)
  const kept = hers.getByRole('region', { name: 'Messages' })
  await expect(kept.getByRole('listitem')).toHaveCount(4)
  await expect(kept).toContainText('This may need care now')
  await mine.goto(`/home/sessions/${session}`)
  await expect(mine.getByRole('region', { name: 'Messages' })).toContainText('Good to see you')
  await expect(mine.getByText('This may need care now')).toBeHidden()
  for (const { context } of [maya, amara]) await context.close()
})

test('a cancelled session ends its room at once, in words', async ({ app, browser }) => {
  const { student, coach, session } = await seedPair(app, 5)
  const maya = await openRoom(browser, app, student, session)
  await maya.join.click()
  await expect(maya.page.getByRole('button', { name: 'Leave' })).toBeVisible()
  const body = { reason: 'I fell ill.' }
  await callAs(app, coach, of(session, cancelBooking), body)
  await expect(maya.page.getByRole('heading', { name: 'This session was cancelled' })).toBeVisible()
  await maya.context.close()
})

test('a session that is moved ends its room at once, and says when it is now', async ({ app, browser }) => {
  const { student, coach, session } = await seedPair(app, 5)
  const day = (ahead: number) => new Date(now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const open = await callAs(app, student, getAvailability, undefined, {
    mentor_id: coach.profileId,
    from_date: day(2),
    to_date: day(4),
  })
  const [time] = Object.values(open).flat()
  if (!time) throw new Error('The coach has no open time')
  await callAs(app, coach, of(session, proposeTimes), { times: [time.start_time] })
  const maya = await openRoom(browser, app, student, session)
  await maya.join.click()
  await expect(
    maya.page.getByRole('heading', { name: "You're early. Amara will open the room soon." }),
  ).toBeVisible()
  const pair = { student_profile: student.profileId, mentor_profile: coach.profileId }
  const { start_time, end_time } = time
  const [claim] = await callAs(app, student, claimSlot, [{ ...pair, start_time, end_time, moving: session }])
  await callAs(app, student, of(session, moveBooking), { time_slot: claim?.id ?? '' })
  await expect(maya.page.getByRole('heading', { name: 'This session was moved' })).toBeVisible()
  await expect(maya.page.getByText(/^The new time is .+ The room opens 15 minutes before\.$/)).toBeVisible()
  await maya.context.close()
})

test('after a session the way from the room leads straight to its feedback', async ({ app, browser }) => {
  const { student, session } = await seedPair(app, -31)
  const { page, context, join } = await openRoom(browser, app, student, session)
  await join.click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: 'Give feedback' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Amara Okafor')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${app.url}/home/sessions/${session}`)
  await page.getByRole('button', { name: 'Feedback' }).click()
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Thank you. Amara sees your star rating')).toBeFocused()
  await context.close()
})
