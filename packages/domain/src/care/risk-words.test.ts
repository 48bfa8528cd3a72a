import { describe, expect, it, vi } from 'vitest'
import { hasRiskWords as isFoundByRules } from './risk-rules.ts'
import { hasRiskWords, riskLevel } from './risk-words.ts'

const RISKY = [
  'I want to die',
  'i just wanna die sometimes',
  'Some days I want to kill myself.',
  'KILLING MYSELF would be easier',
  "I don't want to live anymore",
  'I don’t want to be alive',
  'I dont wanna live',
  'There is no reason to live',
  'I wish I was dead',
  'I wish I were never born',
  "I wish I wasn't here",
  'Everyone would be better off without me',
  "They'd be happier without me",
  'No one would miss me',
  'nobody would even notice if I was gone',
  'I have been thinking about suicide',
  'suicidal thoughts again',
  'I am going to end it all',
  'I thought of ending my life',
  'I am tired of living',
  'Life is not worth living',
  'I started cutting myself again',
  'I keep thinking about hurting myself',
  'the urge to cut myself is back',
  'self-harm',
  'selfharm',
  'I took all my pills',
  'thinking of jumping off a bridge',
  'i cant go on anymore',
  'kms',
  'I might unalive myself',
  'I tried to take my life last year',
  // Hurt by somebody else.
  'My boyfriend hits me when he drinks',
  'my dad beat me again last night',
  'He raped me at the party',
  'I was raped',
  'I am being abused at home',
  'my roommate threatens me',
  'My ex is stalking me',
  'she chokes me when she is angry',
  'my uncle touched me when I was small',
  'He said he will kill me',
  'I am scared to go home',
  "I don't feel safe at home",
  'sexual assault',
  // Wants to hurt somebody else.
  'I want to kill him',
  'I keep thinking about hurting people',
  'I am going to stab my roommate',
  'i could shoot up the school',
  'I want to bring a gun to class',
  // Other spellings.
  'kiiiilll   mysellllf',
  'k i l l  m y s e l f',
  'k.i.l.l m.y.s.e.l.f',
  'killmyself',
  'k1ll mys3lf',
  'su1c1d3',
  'I want to d i e',
  'k\u200bill my\u00adself',
  'Ｋｉｌｌ ｍｙｓｅｌｆ',
  'I want\nto\n\ndie',
  'self   -   harm',
]

const HARMLESS = [
  '',
  'This exam is killing me',
  'I could kill for a coffee',
  'My roommate is going to kill me when she sees the sink',
  'I am dying to see my sister',
  'That cake is to die for',
  'My phone died, and so did my laptop',
  'I nearly died laughing',
  'I wanted to die of embarrassment',
  'I am dead tired before every deadline',
  'I ran 5 kms before breakfast',
  'I ran 12 KMs',
  'Killer whales',
  'I cut myself some slack this week',
  'I cut my hair myself',
  'I shot myself in the foot by not starting',
  "I don't want to live in the dorm next year",
  "I don't want to live with my parents",
  'I took my life into a new direction and moved',
  'I want to take my life back',
  'We jumped off the dock into the lake',
  'I hurt my knee',
  'We watched Die Hard and Suicide Squad',
  'I overdosed on coffee before the final',
  'Living alone is worth it',
  'I ended it: the subscription, not the friendship',
  'The end of my life as a freshman',
  'I am done with homework',
  'Everyone left without me',
  'I am killing it this semester',
  'My presentation killed it',
  'My professor is killing me with these deadlines',
  'Killing time between classes',
  'It hit me that I should plan my week',
  'Hit me up after class',
  'My sister beats me at chess',
  'My roommate kicks me out of the kitchen on Fridays',
  'He hurt my feelings',
  'I am afraid of my exams',
  'I am scared of my professor',
  'I want to shoot a short film with my roommate',
  'The team beat us by two points',
  'She makes me laugh',
  'The bus hit the brakes',
  'Biology, criminal law, abuse of power in history',
  'Los Angeles',
  'English, Spanish',
  'I kept a course I was failing because dropping it felt like proof of something.',
]

describe('words of risk', () => {
  it.each(RISKY)('are found in: %j', (text) => expect(hasRiskWords(text)).toBe(true))
  it.each(HARMLESS)('are not found by a rule, and tell nobody, in: %j', (text) => {
    expect(isFoundByRules(text)).toBe(false)
    expect(riskLevel(text)).not.toBe('clear')
  })

  it('are found anywhere in a long story', () => {
    const long = 'I sat by the river and thought of nothing. '.repeat(250)
    expect(hasRiskWords(long)).toBe(false)
    expect(hasRiskWords(`${long}Then I wanted to die. ${long}`)).toBe(true)
    expect(hasRiskWords('want to '.repeat(1300))).toBe(false)
    expect(hasRiskWords('a '.repeat(5000))).toBe(false)
  })

  // Sixteen times the text takes sixteen times as long; 256 times, if the time were quadratic. The limit lies far from
  // both, since other work on the machine may slow one of the two down.
  it.each(['I sat by the river and thought of nothing. ', 'want to ', 'a '])(
    'take no more than linear time in a text that repeats %j',
    (part) => {
      const [short, long] = [part.repeat(250), part.repeat(4000)]
      const fastest = (text: string) => {
        const times = Array.from({ length: 5 }, () => {
          const start = performance.now()
          riskLevel(text)
          return performance.now() - start
        })
        return Math.min(...times)
      }
      fastest(short)
      expect(fastest(long) / fastest(short)).toBeLessThan(100)
    },
  )

  it('are found next to a harmless joke', () => {
    expect(hasRiskWords('I died of laughter, and at night I want to die')).toBe(true)
    expect(hasRiskWords('I cut myself some slack. I want to kill myself.')).toBe(true)
  })
})

it('leaves nothing to prepare once its preparations are done', async () => {
  vi.resetModules()
  const decode = vi.spyOn(globalThis, 'atob')
  const fresh = await import('./risk-words.ts')
  for (const prepare of fresh.PREPARATIONS) prepare()
  expect(decode).toHaveBeenCalledOnce()
  expect(fresh.riskLevel('We had soup after the long seminar.')).toBeUndefined()
  expect(decode).toHaveBeenCalledOnce()
  decode.mockRestore()
})
