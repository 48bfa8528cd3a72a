import { expect, it, onTestFinished, vi } from 'vitest'
import { Repeat } from './repeat.ts'

it('calls its work one at a time, and ends with the call that runs', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ends: (() => void)[] = []
  const repeat = new Repeat(() => new Promise((end) => ends.push(end)), 100)
  repeat.run()
  await vi.advanceTimersByTimeAsync(350)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(ends).toHaveLength(2)
  const stopped = vi.fn()
  const end = repeat.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(500)
  expect([ends.length, stopped.mock.calls.length]).toEqual([2, 0])
  ends[1]?.()
  await end
  expect(stopped).toHaveBeenCalledOnce()
})
