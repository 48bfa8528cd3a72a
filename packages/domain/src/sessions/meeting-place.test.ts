import { describe, expect, it } from 'vitest'
import { isPhoneNumber, isPlaceTemplate, isSafeLink, isSameHost, placeElsewhere } from './meeting-place.ts'

const MINUTE = 60_000
const session = { start: 0, end: 30 * MINUTE, status: 'booked' as const }
const template = 'https://meet.example/{id}#{id}'

describe('where a session meets', () => {
  it('is our room where nobody chose another place', () => {
    expect(placeElsewhere(session, { coachLink: '', template: undefined, key: 'k' }, 0)).toBeNull()
  })

  it('is the place of all sessions, unless the coach has a link', () => {
    const link = 'https://zoom.example/j/7'
    expect(placeElsewhere(session, { coachLink: '', template, key: 'a b' }, 0)).toBe(
      'https://meet.example/a%20b#a%20b',
    )
    expect(placeElsewhere(session, { coachLink: link, template, key: 'k' }, 0)).toBe(link)
  })

  it('is told until the room would close, and not of a session that no longer stands', () => {
    const places = { coachLink: '', template, key: 'k' }
    expect(placeElsewhere(session, places, 60 * MINUTE - 1)).not.toBeNull()
    expect(placeElsewhere(session, places, 60 * MINUTE)).toBeNull()
    expect(placeElsewhere({ ...session, status: 'cancelled' }, places, 0)).toBeNull()
    expect(placeElsewhere({ ...session, status: 'no_show' }, places, 0)).toBeNull()
  })
})

it.each([
  ['https://meet.example/abc-defg', true],
  ['http://meet.example/abc', false],
  ['javascript:alert(1)', false],
  ['https://maya:secret@meet.example/', false],
  ['meet.example/abc', false],
  ['', false],
])('a link that may be opened: %s', (text, safe) => {
  expect(isSafeLink(text)).toBe(safe)
})

it.each([
  ['https://shine.example/session/7', true],
  ['HTTPS://SHINE.Example', true],
  ['https://shine.example:8443/', true],
  ['https://shine.example./', true],
  ['https://@shine.example/', true],
  ['https://maya:secret@shine.example/', true],
  ['https:\\\\shine.example\\x', true],
  ['https://ｓｈｉｎｅ.example/', true],
  ['https://shine%2Eexample/', true],
  ['https://shi\tne.example/', true],
  ['https://meet.shine.example/', false],
  ['https://shine.example.meet.example/', false],
  ['https://shine.example@meet.example/', false],
  ['https://meet.example/?shine.example', false],
  ['shine.example', false],
  ['', false],
])('a link to the host of https://shine.example: %s', (text, same) => {
  expect(isSameHost(text, 'https://shine.example')).toBe(same)
})

it.each([
  ['https://bücher.example/', 'https://xn--bcher-kva.example', true],
  ['https://127.1/', 'http://127.0.0.1:3000', true],
  ['https://[0:0::1]/', 'http://[::1]:3000', true],
  ['', '', false],
])('a link to the host of another address: %s, %s', (text, address, same) => {
  expect(isSameHost(text, address)).toBe(same)
})

it.each([
  ['https://meet.example/{id}', true],
  ['https://meet.example/room?name={id}', true],
  ['https://meet.example/', false],
  ['https://{id}.meet.example/', false],
  ['https://meet.example{id}/', false],
  ['http://meet.example/{id}', false],
])('a place for all sessions: %s', (text, good) => {
  expect(isPlaceTemplate(text)).toBe(good)
})

it.each([
  ['+1 617 555 0100', true],
  ['+44 (20) 7946-0018', true],
  ['617 555 0100', false],
  ['+1 617', false],
  ['+1 617 555 0100 0100 0100', false],
  ['+1 617 555 0100;ext=7', false],
])('a telephone number: %s', (text, good) => {
  expect(isPhoneNumber(text)).toBe(good)
})
