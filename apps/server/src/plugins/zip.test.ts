import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openZip } from './zip.ts'

const AT = new Date('2026-11-22T12:00:00Z')

it('packs texts that grow side by side and files that are whole, in any script', () => {
  const zip = openZip(AT)
  const one = zip.text('one.txt')
  const two = zip.text('two.txt')
  for (let n = 0; n < 1000; n += 1) {
    one.add(`नमस्ते ${n}\n`)
    two.add('😀')
  }
  two.end()
  one.end()
  zip.stored('picture.jpg', Uint8Array.of(0xff, 0xd8, 0xff))
  const bytes = zip.bytes()
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['one.txt', 'two.txt', 'picture.jpg'])
  expect(strFromU8(files['one.txt']!).split('\n')[999]).toBe('नमस्ते 999')
  expect(strFromU8(files['two.txt']!)).toBe('😀'.repeat(1000))
  expect([...files['picture.jpg']!]).toEqual([0xff, 0xd8, 0xff])
  expect(bytes.length).toBeLessThan(10_000)
})
