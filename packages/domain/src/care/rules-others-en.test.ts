import { describe, expect, it } from 'vitest'
import { riskLevel } from './risk-rules.ts'

/** A family of danger: texts at the level 'clear', and texts that resemble them and are harmless. */
const FAMILIES: Readonly<
  Record<string, { readonly clear: readonly string[]; readonly none: readonly string[] }>
> = {
  'violence and control by a partner': {
    clear: [
      'My girlfriend slaps me when she is jealous.',
      "my bf won't let me see my friends",
      'He choked me until I passed out.',
      'My husband checks my phone every night and took my passport.',
      'He says he will kill himself if I leave.',
    ],
    none: [
      'My girlfriend beat me at chess.',
      'My boyfriend checks the weather every night.',
      'He says he will leave early.',
    ],
  },
  'violence at home': {
    clear: [
      'My stepdad hits my mom and us when he drinks.',
      'My mother beats me with a belt.',
      'I am scared to go home because my brother will hurt me.',
      'They want to force me to marry a man back home.',
    ],
    none: ['My mom hits snooze three times.', 'I am scared to go on stage.', 'My sister will marry in June.'],
  },
  'sexual violence': {
    clear: [
      'He kept going although I said no, I was too drunk.',
      'My coach touched me under my shirt.',
      'I woke up naked and do not remember anything',
      "she threatens to post my nudes if I don't pay",
      "i got sa'd at a party",
    ],
    none: ['He kept going until the finish line.', 'The speech touched me.', 'I woke up late.'],
  },
  'being followed': {
    clear: [
      'A man follows me home from the library every night.',
      'My ex keeps showing up at my work.',
      'I found an airtag in my car',
      'he got my address and waits outside my building',
    ],
    none: [
      'A cat followed me home.',
      'He keeps showing up late to practice.',
      'My uber waits outside my building.',
    ],
  },
  'harm to others': {
    clear: [
      'I want to stab my roommate.',
      'I keep thinking about running them over',
      'I have a gun and I am bringing it to campus.',
      'I am afraid I will hurt my baby.',
    ],
    none: [
      'I want to kill the lights.',
      'I am running them over to the office: the forms.',
      'My roommate is killing it.',
    ],
  },
  'a friend in danger': {
    clear: [
      'My roommate says she wants to kill herself.',
      'my cousin took pills and wont wake up',
      'A friend of mine cuts herself and gave away her things.',
      'my best friend posted goodbye and her phone is off',
      'her boyfriend hits her',
    ],
    none: ['My roommate cut her hair.', 'My cousin wakes up late.', 'My friend gave me her notes.'],
  },
  'voices, and being watched by nobody': {
    clear: [
      'The voices tell me to hurt my sister.',
      'They put cameras in my walls and read my thoughts.',
      "I haven't slept in five days and I figured out the code",
      'a voice says jump, do it',
    ],
    none: ['The voices in our choir sound great.', 'The museum has cameras.', 'She has a great voice.'],
  },
  'nowhere safe tonight': {
    clear: [
      'My parents kicked me out and I have nowhere to sleep.',
      "I don't trust myself alone tonight.",
      'I am hiding in the bathroom, he is outside with a knife',
      'sleeping in my car since I got evicted',
    ],
    none: [
      'I have nowhere to park.',
      'I am hiding in the library to study.',
      'I slept in the car on our road trip.',
    ],
  },
}

describe.each(Object.entries(FAMILIES))('%s', (_, { clear, none }) => {
  it.each(clear)('is clear in: %j', (text) => expect(riskLevel(text)).toBe('clear'))
  it.each(none)('is not in: %j', (text) => expect(riskLevel(text)).toBe(undefined))
})
