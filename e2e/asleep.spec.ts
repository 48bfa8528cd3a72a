import { cancelBooking } from '@shinequo/contract/bookings'
import { addCoach, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000
/** Much longer than a connection is trusted; its timer of silence does not end within this test. */
const SLEPT_MS = 600_000

for (const [event, words] of [
  ['visibilitychange', 'that is looked at again'],
  ['focus', 'that was never hidden'],
] as const) {
  test(`a page ${words} after a sleep shows the truth at once, though its connection is dead`, async ({
    page,
    app,
    signIn,
  }) => {
    const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
    const id = await addSession(app, student.profileId, coach.profileId, now() + 5 * HOUR)
    await signIn(student)
    // From the sleep on, the first connection hears nothing and says nothing.
    let [asleep, connections] = [false, 0]
    await page.routeWebSocket(/\/api\/live\//, (socket) => {
      connections += 1
      const isFirst = connections === 1
      const server = socket.connectToServer()
      server.onMessage((message) => {
        if (!(isFirst && asleep)) socket.send(message)
      })
    })
    await page.goto('/home/dashboard')
    const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
    await expect(upcoming.getByText('Amara')).toBeVisible()
    await expect.poll(() => connections).toBe(1)
    asleep = true
    await callAs(
      app,
      coach,
      { ...cancelBooking, path: `/bookings/${id}/cancel/` },
      { reason: 'I am ill today.' },
    )

    // The clock goes on while the timers of the page stand still.
    await page.evaluate(
      ([by, name]) => {
        const { now: before } = Date
        Object.assign(Date, { now: () => before() + by })
        const target = name === 'focus' ? window : document
        target.dispatchEvent(new Event(name))
      },
      [SLEPT_MS, event] as const,
    )
    await expect(page.getByText('I am ill today.')).toBeVisible()
    await expect.poll(() => connections).toBe(2)
  })
}
