import { expect, it, vi } from 'vitest'
import { startChild } from './child.mjs'
import { afterEnd, keepServing } from './keep-serving.mjs'

const MINUTE = 60_000
const crashed = { code: 1, wasReady: true, signalled: false }

it.each([
  ['a server that crashed', crashed, 'again'],
  ['a server that was killed', { ...crashed, code: 137 }, 'again'],
  ['a start that failed', { ...crashed, wasReady: false }, 'end'],
  ['an end that it was told to come to', { ...crashed, code: 0 }, 'end'],
  ['an end by a signal passed on', { ...crashed, code: 143, signalled: true }, 'end'],
  ['a failure after a signal passed on', { ...crashed, signalled: true }, 'end'],
])('after %s', (_, end, expected) => {
  expect(afterEnd(end, [], 0)).toBe(expected)
})

it('restarts a server three times within any ten minutes', () => {
  const restarts = [0, 4 * MINUTE, 9 * MINUTE]
  expect(afterEnd(crashed, restarts.slice(0, 2), 9 * MINUTE)).toBe('again')
  expect(afterEnd(crashed, restarts, 10 * MINUTE - 1)).toBe('give up')
  expect(afterEnd(crashed, restarts, 10 * MINUTE)).toBe('again')
})

it('logs the reason each time, and exits with the code of the fourth end', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let starts = 0
  const code = await keepServing(() => {
    starts += 1
    // The first one kills itself, the others crash.
    const end = starts === 1 ? "process.kill(process.pid, 'SIGKILL')" : 'process.exit(7)'
    return startChild(process.execPath, ['-e', `process.send('ready', () => ${end})`], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  })
  const lines = said.mock.calls.flat()
  said.mockRestore()
  expect([starts, code]).toEqual([4, 7])
  expect(lines).toEqual([
    expect.stringMatching(/^The server ended by SIGKILL after \d+ s; starting it again\.$/),
    expect.stringMatching(/^The server ended with exit code 7 after \d+ s; starting it again\.$/),
    expect.stringMatching(/^The server ended with exit code 7 after \d+ s; starting it again\.$/),
    expect.stringMatching(/^The server ended with exit code 7 after \d+ s; not started again: /),
  ])
})
