import { expect, it } from 'vitest'
import { storyTags } from './story-tags.ts'

it('splits tags at commas, trimmed and without duplicates', () => {
  expect(storyTags(' Sleep,  first   year ,,sleep, Habits,')).toEqual(['Sleep', 'first year', 'Habits'])
  expect(storyTags('')).toEqual([])
  expect(storyTags(' , ,')).toEqual([])
})

it('accepts at most five tags of at most thirty characters', () => {
  const tag = 'x'.repeat(30)
  expect(storyTags(`a,b,c,d,${tag}`)).toEqual(['a', 'b', 'c', 'd', tag])
  expect(storyTags('a,b,c,d,e,f')).toBeUndefined()
  expect(storyTags('a,b,c,d,e,A')).toHaveLength(5)
  expect(storyTags(`${tag}x`)).toBeUndefined()
})
