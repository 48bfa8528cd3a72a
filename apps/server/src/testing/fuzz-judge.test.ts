import { expect, it } from 'vitest'
import { faultsOf, faultsOfLine, type Mark } from './fuzz-judge.ts'

const MARKS: Mark[] = [{ text: 'kept by the coach', readers: ['coach'] }]
const answer = {
  caller: 'student',
  status: 200,
  type: 'application/json; charset=utf-8',
  body: '{}',
} as const
const refusal = { ...answer, status: 404, body: '{"message":"Resource not found.","code":"not_found"}' }

it('finds no faults in valid responses and log lines', () => {
  expect(faultsOf(answer, MARKS)).toEqual([])
  expect(faultsOf(refusal, MARKS)).toEqual([])
  expect(faultsOf({ ...answer, caller: 'coach', body: '"kept by the coach"' }, MARKS)).toEqual([])
  expect(faultsOf({ ...refusal, body: '' }, MARKS, true)).toEqual([])
  expect(faultsOfLine('{"level":40,"msg":"a spent refresh token came again"}', MARKS)).toEqual([])
})

it.each([
  ['a 500', { status: 500, body: refusal.body }, 'answered 500'],
  ['a 503', { status: 503, body: refusal.body }, 'answered 503'],
  ['a refusal that is no JSON', { status: 400, body: 'Bad Request' }, 'in another form'],
  [
    'a refusal with more in it',
    { status: 400, body: '{"message":"x","code":"y","stack":"z"}' },
    'in another form',
  ],
  ['a refusal of another type', { status: 400, type: 'text/plain', body: refusal.body }, 'in another form'],
  ['a hash', { body: '"$argon2id$v=19$m=1"' }, 'shows the hash of a password'],
  ['a stack', { body: JSON.stringify('Error\n    at x (a.ts:1:2)') }, 'shows a stack'],
  ['a path', { body: '"/app/node_modules/pg"' }, 'shows a path of a file'],
  ['SQL', { body: JSON.stringify('select id from accounts where id = $1') }, 'shows SQL'],
  [
    'a constraint',
    { body: '"duplicate key value violates unique constraint x"' },
    "shows the database's words",
  ],
  ['what is for somebody else', { body: '"kept by the coach"' }, "shows student 'kept by the coach'"],
])('finds %s', (_what, change, fault) => {
  expect(faultsOf({ ...answer, ...change }, MARKS).join()).toContain(fault)
})

it.each([
  ['{"level":50,"msg":"unexpected error"}', 'logged {"level":50'],
  ['{"level":30,"msg":"kept by the coach"}', "logged 'kept by the coach'"],
  ['{"level":30,"msg":"$argon2id$v=19"}', 'logged the hash'],
])('finds what a log must not contain: %s', (line, fault) => {
  expect(faultsOfLine(line, MARKS).join()).toContain(fault)
})
