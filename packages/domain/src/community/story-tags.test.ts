import { expect, it } from 'vitest'
import { storyTags } from './story-tags.ts'

it('parts tags at commas, trimmed, each once', () => {
  expect(storyTags(' Sleep,  first   year ,,sleep, Habits,')).toEqual(['Sleep', 'first year', 'Habits'])
  expect(storyTags('')).toEqual([])
  expect(storyTags(' , ,')).toEqual([])
})

it('takes five of thirty characters, and no more', () => {
  const tag = 'x'.repeat(30)
  expect(storyTags(`a,b,c,d,${tag}`)).toEqual(['a', 'b', 'c', 'd', tag])
  expect(storyTags('a,b,c,d,e,f')).toBeUndefined()
  expect(storyTags('a,b,c,d,e,A')).toHaveLength(5)
  expect(storyTags(`${tag}x`)).toBeUndefined()
})
