import { describe, expect, it } from 'vitest'
import { allowsFraming } from './framing.ts'

const PAGE = 'https://wellness.school.example/help?page=1'
const OURS = 'https://shine.college.example'

const byPolicy = (contentSecurityPolicy: string, ours = OURS, xFrameOptions?: string) =>
  allowsFraming({ contentSecurityPolicy, xFrameOptions }, PAGE, ours)
const byOptions = (xFrameOptions: string | undefined, ours = OURS) =>
  allowsFraming({ contentSecurityPolicy: undefined, xFrameOptions }, PAGE, ours)

describe('X-Frame-Options', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['DENY', false],
    ['SameOrigin', false],
    [' deny ', false],
    ['SAMEORIGIN, SAMEORIGIN', false],
    ['SAMEORIGIN, DENY', false],
    ['ALLOWALL', true],
    ['ALLOWALL, SAMEORIGIN', false],
    ['ALLOW-FROM https://other.example', true],
    ['nonsense, more nonsense', true],
  ])('%s', (header, allowed) => {
    expect(byOptions(header)).toBe(allowed)
  })

  it('lets a page frame its own origin', () => {
    expect(byOptions('SAMEORIGIN', 'https://wellness.school.example:443')).toBe(true)
    expect(byOptions('DENY', 'https://wellness.school.example')).toBe(false)
  })
})

describe('frame-ancestors', () => {
  it.each([
    ["frame-ancestors 'none'", false],
    ['frame-ancestors', false],
    ["frame-ancestors 'self'", false],
    ['frame-ancestors *', true],
    ['frame-ancestors https:', true],
    ['frame-ancestors http:', true],
    ['frame-ancestors data:', false],
    ['frame-ancestors https://shine.college.example', true],
    ['FRAME-ANCESTORS HTTPS://SHINE.COLLEGE.EXAMPLE', true],
    ['frame-ancestors shine.college.example', true],
    ['frame-ancestors http://shine.college.example', true],
    ['frame-ancestors *.college.example', true],
    ['frame-ancestors *.shine.college.example', false],
    ['frame-ancestors college.example', false],
    ['frame-ancestors https://*:443', true],
    ['frame-ancestors shine.college.example:8443', false],
    ['frame-ancestors shine.college.example:*', true],
    ["frame-ancestors 'self' https://other.example https://shine.college.example", true],
    ["default-src 'self'; frame-ancestors 'none'; frame-ancestors *", false],
    ["default-src 'none'; script-src 'none'", true],
    ["frame-ancestors *, frame-ancestors 'self'", false],
    ['frame-ancestors not^a^source', false],
  ])('%s', (policy, allowed) => {
    expect(byPolicy(policy)).toBe(allowed)
  })

  it("a source means the page's own scheme, and the default port of our scheme unless it has a port", () => {
    expect(byPolicy('frame-ancestors localhost:3000', 'http://localhost:3000')).toBe(false)
    expect(byPolicy('frame-ancestors http://localhost:3000', 'http://localhost:3000')).toBe(true)
    expect(byPolicy('frame-ancestors http://localhost', 'http://localhost:3000')).toBe(false)
    expect(byPolicy('frame-ancestors https:', 'http://localhost:3000')).toBe(false)
    expect(byPolicy("frame-ancestors 'self'", 'https://wellness.school.example')).toBe(true)
  })

  it('takes precedence over X-Frame-Options, which applies only if no policy has the directive', () => {
    expect(byPolicy('frame-ancestors *', OURS, 'DENY')).toBe(true)
    expect(byPolicy("frame-ancestors 'none'", OURS, 'ALLOWALL')).toBe(false)
    expect(byPolicy("default-src 'self'", OURS, 'DENY')).toBe(false)
  })
})
