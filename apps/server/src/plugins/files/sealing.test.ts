import { describe, expect, it } from 'vitest'
import { DamagedFile, fileKeyOf, seal, unseal } from './sealing.ts'

const key = fileKeyOf('a secret of at least 32 characters')
const other = fileKeyOf('b secret of at least 32 characters')
const bytes = Buffer.from('PK the data of a person')

describe('a sealed file', () => {
  it('is opened with its key under its name, and is another one each time', () => {
    const sealed = seal(key, 'one', bytes)
    expect(unseal(key, 'one', sealed)).toEqual(bytes)
    expect(seal(key, 'one', bytes)).not.toEqual(sealed)
    expect(unseal(key, 'one', seal(key, 'one', Buffer.alloc(0)))).toHaveLength(0)
    expect(unseal(fileKeyOf('a secret of at least 32 characters'), 'one', sealed)).toEqual(bytes)
  })

  it('contains the version of its format and the id of its key, but neither its words nor the key', () => {
    const sealed = seal(key, 'one', bytes)
    expect(sealed.subarray(0, 11).toString('hex')).toBe(`535101${key.id}`)
    expect(sealed.includes('data')).toBe(false)
    expect(sealed.includes(key.bytes)).toBe(false)
    expect(key.bytes.includes(Buffer.from(key.id, 'hex'))).toBe(false)
  })

  it('is refused with another key, under another name, or if any byte differs', () => {
    const sealed = seal(key, 'one', bytes)
    expect(() => unseal(other, 'one', sealed)).toThrow(DamagedFile)
    expect(() => unseal(key, 'two', sealed)).toThrow(DamagedFile)
    for (let at = 0; at < sealed.length; at++) {
      const tampered = Buffer.from(sealed)
      tampered[at]! ^= 1
      expect(() => unseal(key, 'one', tampered)).toThrow(DamagedFile)
    }
  })

  it.each([0, 10, 38])(
    'is refused if it was cut off after %i bytes, as is a file that was never sealed',
    (length) => {
      expect(() => unseal(key, 'one', seal(key, 'one', bytes).subarray(0, length))).toThrow(DamagedFile)
      expect(() => unseal(key, 'one', bytes)).toThrow(DamagedFile)
    },
  )
})
