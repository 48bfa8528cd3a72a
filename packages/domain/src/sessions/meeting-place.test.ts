import { expect, it } from 'vitest'
import { isPlaceTemplate, isSameHost } from './meeting-place.ts'

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
