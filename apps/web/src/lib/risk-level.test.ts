import { describe, expect, it } from 'vitest'
import { noteQuietCard, riskLevel, wantsQuietCard } from './risk-level.ts'

describe('the level of a text', () => {
  it('is decided by the list alone until the complete rule has loaded', () => {
    expect(['Some nights I want to die.', "I'm not suicidal", 'A calm week.', ''].map(riskLevel)).toEqual([
      'clear',
      'maybe',
      undefined,
      undefined,
    ])
  })
})

describe('the quiet card', () => {
  it('is for texts of the level maybe alone', () => {
    expect(['Some nights I want to die.', 'No quiero morir.', 'A calm week.'].map(wantsQuietCard)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('is not wanted again for a text whose card was shown, whatever space is around it; another text wants it', () => {
    noteQuietCard("I'm not suicidal")
    expect(wantsQuietCard(" I'm not suicidal\n")).toBe(false)
    expect(wantsQuietCard("I'm not suicidal, Ana")).toBe(true)
  })
})
