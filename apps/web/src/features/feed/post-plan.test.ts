import type { AdminPost } from '@shinequo/contract/feed'
import { expect, it } from 'vitest'
import { plannedInstant, postErrors, schoolsText, valuesOf, wordsOf } from './post-plan.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const ZONE = 'America/New_York'
const EMPTY = valuesOf(null, ZONE)
const WHOLE = { ...EMPTY, title: 'Soup', text: 'Every Thursday.' }

const post: AdminPost = {
  id: 'p',
  school: 'other',
  title: 'Soup',
  text: 'Every Thursday.',
  link: null,
  picture: null,
  picture_alt: '',
  published_at: '2026-11-24T03:15:00.000Z',
  state: 'scheduled',
  version: 1,
  event: null,
  school_name: 'Other',
  also_for: [],
  for_all: false,
}

it('shows a scheduled post’s time in the writer’s zone, and keeps the same instant', () => {
  for (const [zone, date, time] of [
    [ZONE, '2026-11-23', '22:15'],
    ['Asia/Kathmandu', '2026-11-24', '09:00'],
  ] as const) {
    const values = valuesOf(post, zone)
    expect(values).toMatchObject({ plan: 'later', date, time })
    expect(plannedInstant(values, zone)).toBe(Date.parse(post.published_at!))
  }
})

it('leaves a published post published, and a draft a draft', () => {
  expect(valuesOf({ ...post, state: 'published' }, ZONE)).toMatchObject({ plan: 'stay', date: '', time: '' })
  expect(valuesOf({ ...post, state: 'draft', published_at: null }, ZONE).plan).toBe('draft')
})

it.each([
  [EMPTY, false, { title: 'Please give the post a title', text: 'Please write something' }],
  [WHOLE, false, {}],
  [WHOLE, true, { picture_alt: 'Please say what the picture shows' }],
  [{ ...WHOLE, link: 'bu.edu' }, false, { link: 'Please enter a full address that starts with https://' }],
  [{ ...WHOLE, plan: 'later' as const }, false, { date: 'Please choose a day' }],
  [{ ...WHOLE, plan: 'later' as const, date: '2026-11-21' }, false, { time: 'Please choose a time' }],
  [
    { ...WHOLE, plan: 'later' as const, date: '2026-11-20', time: '10:00' },
    false,
    { time: 'Please choose a time in the future' },
  ],
  [{ ...WHOLE, plan: 'later' as const, date: '2026-11-20', time: '10:01' }, false, {}],
  [
    { ...WHOLE, plan: 'later' as const, date: '2027-03-14', time: '02:30' },
    false,
    { time: "This time doesn't exist on that day: the clocks skip it" },
  ],
  [{ ...WHOLE, audience: 'some' as const }, false, { also_for: 'Please choose at least one other school' }],
  [{ ...WHOLE, is_event: true }, false, { starts_date: 'Please choose a day' }],
  [
    { ...WHOLE, is_event: true, starts_date: '2026-12-01', starts_time: '15:00' },
    false,
    { ends_time: 'Please choose a time' },
  ],
  [
    { ...WHOLE, is_event: true, starts_date: '2026-12-01', starts_time: '15:00', ends_time: '14:00' },
    false,
    { ends_time: 'Please choose an end after the start' },
  ],
  [
    { ...WHOLE, is_event: true, starts_date: '2026-11-19', starts_time: '15:00', ends_time: '16:00' },
    false,
    { ends_time: 'Please choose an end in the future' },
  ],
  [
    { ...WHOLE, is_event: true, starts_date: '2026-12-01', starts_time: '15:00', ends_time: '16:00' },
    false,
    {},
  ],
])('reports for %j (has a picture: %s) the errors %j', (values, pictured, errors) => {
  expect(postErrors(values, { pictured, now: NOW, zone: ZONE, kept: null })).toEqual(errors)
})

it('sends what a post already has unchanged, in the zone of its event', () => {
  const event = {
    starts_at: '2026-12-01T20:00:00.000Z',
    ends_at: '2026-12-02T04:00:00.000Z',
    time_zone: 'America/Los_Angeles',
    place: 'Hall 2',
  }
  const also_for = [{ value: 'boston_college', name: 'Boston College' }]
  const values = valuesOf({ ...post, event, also_for }, ZONE)
  expect(values).toMatchObject({
    audience: 'some',
    also_for: schoolsText(also_for),
    starts_date: '2026-12-01',
    starts_time: '12:00',
    ends_time: '20:00',
  })
  expect(wordsOf(values)).toMatchObject({ event, also_for: ['boston_college'], for_all: false })
  expect(wordsOf({ ...values, audience: 'all', is_event: false })).toMatchObject({
    event: null,
    also_for: [],
    for_all: true,
  })
})
