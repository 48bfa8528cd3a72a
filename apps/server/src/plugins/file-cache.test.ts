import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileCache } from './file-cache.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sq-file-cache-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('makes a value once, and again when the file was replaced or written', async () => {
  const path = join(folder, 'page.html')
  writeFileSync(path, 'one')
  const cache = new FileCache<{ text: string }>()
  const get = () => cache.get(path, '', (text) => ({ text }))
  const first = await get()
  expect(first).toEqual({ text: 'one' })
  expect(await get()).toBe(first)

  writeFileSync(`${path}.new`, 'two')
  renameSync(`${path}.new`, path)
  expect(await get()).toEqual({ text: 'two' })

  writeFileSync(path, 'six')
  utimesSync(path, 1, 1)
  expect(await get()).toEqual({ text: 'six' })
})

test('keeps what is made differently of one file apart', async () => {
  const path = join(folder, 'both.html')
  writeFileSync(path, 'a')
  const cache = new FileCache<string>()
  expect(await cache.get(path, 'en', (text) => `${text} en`)).toBe('a en')
  expect(await cache.get(path, 'es', (text) => `${text} es`)).toBe('a es')
  expect(await cache.get(path, 'en', () => 'made again')).toBe('a en')
})

test('has nothing of a file that is not there, until it is', async () => {
  const path = join(folder, 'later.html')
  const cache = new FileCache<string>()
  expect(await cache.get(path, '', (text) => text)).toBeUndefined()
  writeFileSync(path, 'here')
  expect(await cache.get(path, '', (text) => text)).toBe('here')
})
