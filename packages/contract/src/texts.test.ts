import { describe, expect, it } from 'vitest'
import { linkText, nameText, oneLine, plainText, seenText, severalLines } from './texts.ts'

describe('what is seen of a text', () => {
  it.each([
    ['a zero width space', 'a\u200bb', 'ab'],
    ['a word joiner', 'a\u2060b', 'ab'],
    ['a soft hyphen', 'a\u00adb', 'ab'],
    ['marks of direction', '\u200e\u202eBio\u202clogy\u2066', 'Biology'],
    ['fillers', '\u3164\u115f\u1160\uffa0\u2800', ''],
    ['other empty characters', '\u034f\u17b4\u180e\u{1d159}\ufeff', ''],
    ['hidden tags', 'a\u{e0041}\u{e0042}', 'a'],
    ['joiners between letters that never join', 'A\u200dn\u200ca', 'Ana'],
    ['a joiner at an end', 'می\u200c', 'می'],
    ['a joiner that was typed twice', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['a variant behind a joiner', 'می\u200c\ufe0fخواهم', 'می\u200cخواهم'],
    ['a variant of a letter that has none', 'a\ufe0f1\ufe0f', 'a1'],
    ['accents apart', 'Jose\u0301', 'José'],
    ['accents behind what nobody sees', 'e\u200b\u0301', 'é'],
    ['a joiner between accents that change places', 'م\u0301\u094d\u200dه', 'م\u094d\u0301ه'],
  ])('leaves out %s', (_what, typed, seen) => {
    expect(seenText(typed)).toBe(seen)
    expect(seenText(seen)).toBe(seen)
  })

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['Malayalam', 'അവന്\u200d'],
    ['Bengali of before', 'উত্\u200d'],
    ['a half letter of Sinhala', 'ක්\u200d'],
    ['the Hijra', '1448 ه\u200d'],
    ['Javanese', 'ꦏꦺ\u200cꦴ'],
    ['Balinese', 'ᬓ᭄\u200cᬱ'],
    ['Adlam', '\u{1e900}\u200d\u{1e923}'],
    ['a year of the Arabic calendar', '\u0601١٤٤٨'],
    ['the end of a verse', '\u06dd١'],
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['an astronaut of a colour', '\u{1f469}\u{1f3fd}\u200d\u{1f680}'],
    ['a heart', '\u2764\ufe0f'],
    ['a flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a key', '1\ufe0f\u20e3'],
    ['a variant of a sign', '\u845b\u{e0100}'],
    ['Mongolian', '\u1820\u180b'],
    ['a Mongolian ending', '\u182a\u1820\u1837\u180e\u1820'],
  ])('keeps %s', (_what, text) => {
    expect(seenText(text)).toBe(text)
  })
})

it.each([
  ['accents in order', '\u0323'.repeat(50_000) + '\u0301'.repeat(50_000)],
  ['accents out of order', '\u0301'.repeat(50_000) + '\u0323'.repeat(50_000)],
  ['accents that are two', '\u0344'.repeat(1000)],
  ['accents between what nobody sees', '\u0301\u200b\u0323'.repeat(1000)],
])('keeps thirty of many %s', (_what, accents) => {
  for (const read of [seenText, plainText, oneLine, severalLines, nameText, linkText]) {
    const once = read(`q${accents}!`)
    expect([once.length, read(once)]).toEqual([32, once])
  }
})

it('makes one line of a text', () => {
  expect(oneLine(' a\r\n\r\nb\u2028c\td\u0085e \u00a0 f\u0007 ')).toBe('a b c d e f')
})

it('keeps the lines of a text, and no other control characters', () => {
  expect(severalLines('\n a\r\nb\rc\u2029d\u000be\tf\u0007\n')).toBe('a\nb\nc\nd\ne\tf')
})

it('leaves U+0000 to be refused', () => {
  expect([oneLine('a\u0000b'), severalLines('a\u0000b')]).toEqual(['a\u0000b', 'a\u0000b'])
})

it('makes blanks of a name one, and keeps line breaks to be refused', () => {
  expect(nameText(' Noor \u00a0 Anna\nx ')).toBe('Noor Anna\nx')
})

it('leaves every joiner out of addresses and numbers', () => {
  expect(plainText(' a\u200dب\u200cب\ufe0f ')).toBe('aبب')
})

it.each([
  ['https://zoom.example/j/123\u200b', 'https://zoom.example/j/123'],
  ['https://zoom.example/j/123%E2%80%8B', 'https://zoom.example/j/123'],
  ['https://zoom.example/%e2%80%8b%C3%A9', 'https://zoom.example/%C3%A9'],
  ['https://zoom.example/%C3%A9%20%E9', 'https://zoom.example/%C3%A9%20%E9'],
  ['https://fa.example/می\u200cخواهم', 'https://fa.example/می\u200cخواهم'],
])('leaves what nobody sees out of the link %j', (typed, link) => {
  expect(linkText(typed)).toBe(link)
})
