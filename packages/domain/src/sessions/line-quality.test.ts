import { describe, expect, it } from 'vitest'
import { GOOD_LINE, type Line, type LineSample, nextLine } from './line-quality.ts'

const bad: LineSample = { loss: 0.2, roundTrip: 50 }
const slow: LineSample = { loss: 0, roundTrip: 1200 }
const good: LineSample = { loss: 0.01, roundTrip: null }

const after = (line: Line, samples: readonly LineSample[]) => samples.reduce(nextLine, line)
const times = (count: number, sample: LineSample) => Array.from({ length: count }, () => sample)

describe('a weak connection', () => {
  it('lowers the video quality, then turns the video off', () => {
    expect(after(GOOD_LINE, [bad]).carries).toBe('all')
    expect(after(GOOD_LINE, [bad, slow]).carries).toBe('lowered')
    expect(after(GOOD_LINE, times(4, bad)).carries).toBe('sound')
    expect(after(GOOD_LINE, times(40, slow)).carries).toBe('sound')
  })

  it('is not detected from a single bad sample', () => {
    expect(after(GOOD_LINE, [bad, good, bad, good, bad, good]).carries).toBe('all')
  })

  it('restores the video step by step, more slowly than it was lowered', () => {
    const sound = after(GOOD_LINE, times(4, bad))
    expect(after(sound, times(7, good)).carries).toBe('sound')
    expect(after(sound, times(8, good)).carries).toBe('lowered')
    expect(after(sound, times(16, good)).carries).toBe('all')
    expect(after(sound, [...times(7, good), bad, ...times(7, good)]).carries).toBe('sound')
  })
})
