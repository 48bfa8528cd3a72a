import { expect, it } from 'vitest'
import { ADDRESS_LINK_MS, isAddressLinkValid } from './address-link.ts'

it('is valid for seven days, and not at their end', () => {
  const expiresAt = ADDRESS_LINK_MS
  expect(ADDRESS_LINK_MS).toBe(604_800_000)
  expect(isAddressLinkValid(expiresAt, 0)).toBe(true)
  expect(isAddressLinkValid(expiresAt, expiresAt - 1)).toBe(true)
  expect(isAddressLinkValid(expiresAt, expiresAt)).toBe(false)
})
