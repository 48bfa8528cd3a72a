import { describe, expect, it } from 'vitest'
import { classifiedLevel, riskScore } from './risk-classifier.ts'

describe('the classifier', () => {
  it.each([
    [
      'he shoved me into the wall again and i am scared to sleep here',
      'thursday works, see you at the library',
    ],
    [
      'swallowed the rest of her sleeping tablets on purpose',
      'i take two advil for my headache as prescribed',
    ],
    [
      'mi padrastro me agarra del pelo y me encierra',
      'mi padrastro me lleva a clase y me cocina los domingos',
    ],
    ['quisiera dormirme y ya no amanecer nunca', 'quisiera dormir más y revisar mi horario'],
  ])('scores %j above %j', (danger, harmless) =>
    expect(riskScore(danger)).toBeGreaterThan(riskScore(harmless)),
  )

  it('finds danger in one clause of a long harmless text', () => {
    const harmless =
      'The budget worked out this month. I handed in the lab report on Tuesday, and my advisor liked the draft. ' +
      'We should look at the internship form next. '
    expect(classifiedLevel(harmless.repeat(3))).toBeUndefined()
    expect(
      classifiedLevel(`${harmless} My boyfriend beats me and I am afraid of him. ${harmless}`),
    ).toBeDefined()
  })

  it('says nothing of an empty text', () => {
    expect(classifiedLevel('')).toBeUndefined()
    expect(classifiedLevel('🙂')).toBeUndefined()
  })
})

/** Neutral sentences, and what may stand in the gap. */
const SENTENCES = [
  [
    'I am from _ and I study biology.',
    'My family speaks _ at home.',
    'On Sundays I go to the _ with my cousins.',
  ],
  [
    'My roommate _ and I share a desk.',
    'I am proud to be _, and I play the violin.',
    '_ told me about this program.',
  ],
  ['Soy de _ y estudio biología.', 'En mi casa hablamos _.', 'Los domingos voy a la _ con mis primas.'],
  [
    'Mi compañera _ y yo estudiamos juntas.',
    'Estoy orgullosa de ser _ y toco el violín.',
    '_ me contó de este programa.',
  ],
].flat()
const FAITHS_AND_ORIGINS =
  'church mosque synagogue temple misa iglesia mezquita Spanish Arabic Creole español náhuatl Mexico México Honduras Haiti Syria Nigeria Puerto Texas Muslim Jewish Catholic cristiana musulmana judía latina Black undocumented inmigrante'
const NAMES =
  'Maria José Mohammed Fatima Aaliyah DeShawn Nguyen Wei Priya Olga Guadalupe Emily Jake Jesús Xochitl Kwame Svetlana Ahmed Rosa Hunter'

describe('a language, an origin, a place, a name or a faith', () => {
  it.each(FAITHS_AND_ORIGINS.split(' '))('scores the same if it is %s as if it is any other', (word) => {
    for (const sentence of SENTENCES)
      expect(riskScore(sentence.replace('_', word))).toBe(riskScore(sentence.replace('_', 'English')))
  })

  it.each([...FAITHS_AND_ORIGINS.split(' '), ...NAMES.split(' ')])(
    '%s makes no danger of a neutral sentence',
    (word) => {
      for (const sentence of SENTENCES) expect(classifiedLevel(sentence.replace('_', word))).toBeUndefined()
    },
  )
})
