import { expect, it } from 'vitest'
import { DEFAULT_LINE } from './crisis-line.ts'
import { chatPage, textLink } from './crisis-ways.ts'

const OWN = { chat_url: 'https://chat.example/', spanish_chat_url: '' }

it('opens the chat of 988 in the language of the page', () => {
  expect(chatPage(DEFAULT_LINE, false)).toEqual({ url: 'https://988lifeline.org/chat/', words: 'Chat' })
  expect(new URL(chatPage(DEFAULT_LINE, true)!.url).pathname).toMatch(/^\/es\//)
})

it('opens a programme’s own chat in Spanish on Spanish pages only', () => {
  const own = { ...OWN, spanish_chat_url: 'https://chat.example/es' }
  expect([chatPage(own, true)?.url, chatPage(own, false)?.url]).toEqual([own.spanish_chat_url, own.chat_url])
  expect(chatPage({ ...own, chat_url: '' }, true)?.url).toBe(own.spanish_chat_url)
  expect(chatPage({ ...own, chat_url: '' }, false)).toBeNull()
})

it('opens the chat of everybody where there is none in Spanish, and offers none where there is none', () => {
  expect(chatPage(OWN, true)?.url).toBe(OWN.chat_url)
  expect(chatPage({ ...OWN, chat_url: '' }, true)).toBeNull()
})

it('sends a text to the number alone where its language needs no word', () => {
  expect(textLink('116 123')).toBe('sms:116123')
  expect(textLink('988')).toBe('sms:988')
})
