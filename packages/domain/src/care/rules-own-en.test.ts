import { describe, expect, it } from 'vitest'
import { riskLevel } from './risk-rules.ts'

/** A family of danger: texts at the level 'clear', and texts that resemble them and are harmless. */
const FAMILIES: Readonly<
  Record<string, { readonly clear: readonly string[]; readonly none: readonly string[] }>
> = {
  'a passive wish to die': {
    clear: [
      'Every night I pray that I never wake up.',
      'I wish a truck would hit me on the way to work.',
      "it wouldn't bother me, I wouldn't mind dying in my sleep",
      'I hope the plane crashes when I am on it',
    ],
    none: [
      'I hope I wake up in time for the train.',
      'I wish the bus would come.',
      "I'd rather die than sing in public.",
    ],
  },
  'an active intent': {
    clear: [
      'tonight i am going to end my life',
      'My plan is to hang myself after the holidays.',
      'I almost jumped off the bridge yesterday',
      'im not joking i will kill myself',
      'gonna unalive myself fr',
    ],
    none: ['I am going to end my membership.', 'We jumped off the dock.', 'I almost killed the plant.'],
  },
  'a plan and means': {
    clear: [
      'I bought rope and I know which beam will hold me.',
      "My dad's gun is loaded and I know the code.",
      'I have been saving up my sleeping pills.',
      'I picked the date and wrote the note, everything is ready',
    ],
    none: [
      'I bought rope for climbing.',
      'I picked a date for the picnic.',
      'The pharmacy was out of my pills.',
    ],
  },
  'a goodbye': {
    clear: [
      'By the time you read this I will be gone.',
      'I left goodbye letters for my whole family.',
      "You won't hear from me again.",
      "Tell my mom it wasn't her fault.",
      'I gave away my guitar because I will not need it where I am going.',
    ],
    none: [
      'I said goodbye to my parents at the airport.',
      'Goodbye and see you on Monday!',
      'I gave my old books to the library.',
    ],
  },
  'being a burden, and no hope': {
    clear: [
      'I am only a burden to everyone.',
      'My parents would be happier if I had never been born.',
      "I can't see any future for me.",
      'There is no reason to keep living.',
    ],
    none: [
      'The backpack is a burden.',
      'I see my future in chemistry.',
      'There is no reason to keep the receipt.',
    ],
  },
  'self-injury': {
    clear: [
      'I cut my thighs again last night.',
      'I burn my arms with a lighter when it gets too much',
      'relapsed, the razor is back in my phone case',
      'I scratch my skin until it bleeds so I can calm down',
    ],
    none: ['I cut my finger while slicing onions.', 'I burned my hand on the stove.', 'I scratched the car.'],
  },
  'an overdose': {
    clear: [
      'I swallowed thirty tylenol an hour ago',
      'I took the whole bottle of ambien',
      'I just took a lot of 💊 on purpose',
      'drank bleach and now my throat hurts',
    ],
    none: [
      'I took two tylenol for my headache.',
      'I took all my notes home.',
      'I drank the whole bottle of water.',
    ],
  },
  'starving, throwing up': {
    clear: [
      'I have not eaten since Tuesday and I feel fat.',
      'I make myself throw up after every meal',
      'I starve myself all week',
      'i take laxatives after i eat so i dont gain weight',
    ],
    none: [
      'I have not eaten at the new cafe yet.',
      'I threw up because of food poisoning.',
      'We are starving, let us get lunch.',
    ],
  },
  'questions and what if': {
    clear: [
      'how many xanax does it take to die',
      'does it hurt to drown',
      'Would anyone even notice if I disappeared?',
      'what is the quickest way to die',
    ],
    none: [
      'How many pages does it take?',
      'Does it hurt to get a tattoo?',
      'Would anyone notice if I left early?',
    ],
  },
}

describe.each(Object.entries(FAMILIES))('%s', (_, { clear, none }) => {
  it.each(clear)('is clear in: %j', (text) => expect(riskLevel(text)).toBe('clear'))
  it.each(none)('is not in: %j', (text) => expect(riskLevel(text)).toBe(undefined))
})
