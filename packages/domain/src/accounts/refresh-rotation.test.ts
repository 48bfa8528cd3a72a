import { expect, it } from 'vitest'
import { judgePresented, REPEAT_MS } from './refresh-rotation.ts'

const fresh = { spentAt: null, successorPresented: false, siblingPresented: false }

it('rotates a token once', () => {
  expect(judgePresented(fresh, 0)).toBe('rotate')
})

it('accepts a spent token again for 30 seconds, end excluded', () => {
  const spent = { ...fresh, spentAt: 1000 }
  expect(judgePresented(spent, 1000)).toBe('repeat')
  expect(judgePresented(spent, 1000 + REPEAT_MS - 1)).toBe('repeat')
  expect(judgePresented(spent, 1000 + REPEAT_MS)).toBe('reuse')
})

it('treats a spent token as reuse once its successor was presented', () => {
  expect(judgePresented({ ...fresh, spentAt: 1000, successorPresented: true }, 1001)).toBe('reuse')
})

it('treats a token as reuse if its sibling was presented before', () => {
  expect(judgePresented({ ...fresh, siblingPresented: true }, 0)).toBe('reuse')
})
