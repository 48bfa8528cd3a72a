import { expect, it } from 'vitest'
import { dialledNumber, isSafeLink, optionalLink, optionalPhone } from './contact-points.ts'

const link = optionalLink(500, 'meeting_link', 'meeting_link_invalid')

it.each([
  ['https://meet.example/abc-defg', true],
  ['http://meet.example/abc', false],
  ['javascript:alert(1)', false],
  ['https://maya:secret@meet.example/', false],
  ['https://meet.example/a b', false],
  ['https://meet.example/a\u0007b', false],
  ['https://meet.example/a\u0085b', false],
  ['meet.example/abc', false],
  ['', false],
])('a safe link: %s', (text, safe) => {
  expect(isSafeLink(text)).toBe(safe)
})

it('takes a link without what nobody sees, none, and no other text', () => {
  expect(link.safeParse('https://zoom.example/j/123\u200b').data).toBe('https://zoom.example/j/123')
  expect(link.safeParse('\u200b').data).toBe('')
  expect(link.safeParse('zoom.example/j/123').error?.issues[0]?.message).toBe('meeting_link_invalid')
})

it.each([
  ['+1 617 555 0100', true],
  ['+44 (20) 7946-0018', true],
  ['\u202a+1 617 555 0143\u202c', true],
  ['+1\u00a0617-555-0143', true],
  ['+1 617\u2011555\u20130143', true],
  ['\uff0b1 617\u2212555\u22120143', true],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', true],
  ['', true],
  ['617 555 0100', false],
  ['+1 617', false],
  ['+1 617 555 0100 0100 0100', false],
  ['+1 617 555 0100;ext=7', false],
])('a phone number: %j', (text, good) => {
  expect(optionalPhone(40, 'telephone_line').safeParse(text).success).toBe(good)
})

it('stores a number from an address book as it is seen', () => {
  expect(optionalPhone(40, 'telephone_line').safeParse('\u202a+1\u00a0617 555 0143\u202c').data).toBe(
    '+1 617 555 0143',
  )
  expect(dialledNumber(20, 'crisis_line').safeParse('\u202a988\u202c').data).toBe('988')
})

it.each([
  ['\uff0b1 617\u2011555\u20130143', '+1 617-555-0143'],
  ['+٩٦٦ ٥٠ ۱۲۳ ४५६९', '+966 50 123 4569'],
])('stores the number %j as it is dialled', (typed, number) => {
  expect(optionalPhone(40, 'telephone_line').safeParse(typed).data).toBe(number)
})

it.each([
  ['988', true],
  ['116 123', true],
  ['+44 116 123', true],
  ['(800) 273-8255', true],
  ['1 (800) 273\u20118255', true],
  ['١٤٠', true],
  ['()', false],
  ['*99#', false],
  ['1 800 273 TALK', false],
])('a number to dial: %j', (text, good) => {
  expect(dialledNumber(20, 'crisis_line').safeParse(text).success).toBe(good)
})
