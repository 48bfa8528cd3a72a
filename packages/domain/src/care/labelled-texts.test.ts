import { expect, it } from 'vitest'
import { kindOf } from './labelled-texts.ts'

it('is the level of a text of danger, and else whether it has heavy words', () => {
  expect([
    kindOf({ level: 'clear', family: 'partner' }),
    kindOf({ level: 'maybe', family: 'hints' }),
    kindOf({ family: 'hard:joke' }),
    kindOf({ family: 'ordinary:chat' }),
  ]).toEqual(['clear', 'maybe', 'hard', 'ordinary'])
})
