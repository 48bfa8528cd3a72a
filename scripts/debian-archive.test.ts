import { describe, expect, it } from 'vitest'
import { versionInMain } from './debian-archive.mjs'

describe('the version in the main archive', () => {
  it('is not that of the archive with security updates', () => {
    const list = [
      ' chromium | 156.0.1-1~deb12u1 | http://deb.example/debian-security bookworm-security/main amd64 Packages',
      ' chromium | 150.0.2-1~deb12u1 | http://deb.example/debian bookworm/main amd64 Packages',
    ]
    expect(versionInMain(list.join('\n'))).toBe('150.0.2-1~deb12u1')
    expect(versionInMain(list[0]!)).toBeNull()
  })

  it('is none where there is no such package', () => {
    expect(versionInMain('')).toBeNull()
    expect(
      versionInMain(' x | 1 | http://deb.example/debian bookworm-updates/main amd64 Packages'),
    ).toBeNull()
  })
})
