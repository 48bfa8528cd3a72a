/** Every text of a catalogue, for rules that hold for all of them: functions are called with sample values. */

/** What stands for a time or a day in a text; other values are samples that fit no rule. */
export interface Samples {
  readonly time: string
  readonly day: string
}
const USUAL: Samples = { time: '3:00 p. m.', day: 'martes 24 de noviembre' }

/** Parameters that are a day, and those that are a time of day. */
const DAYS = /^(day|since|firstDay|lastDay)$/
const TIMES =
  /^(time|slot|start|end|from|to|half|moment|until|when|lastSeen|signedIn|first|last|session|stroke)$/
const NAMES =
  /^(name|coach|student|school|email|address|zone|title|firstName|fullName|other|reason|host|what|why)$/
const COUNTS =
  /^(count|seconds|minutes|age|done|total|entries|rows|mails|people|shown|most|least|capacity|max)$/
/** Values that functions choose their text by. */
const CODES = [
  ...[
    'student',
    'coach',
    'admin',
    'system',
    'you',
    'programme',
    'other',
    'term',
    '7d',
    'day',
    'hour',
    'minute',
  ],
  ...[
    'pending',
    'accepted',
    'declined',
    'ended',
    'draft',
    'scheduled',
    'published',
    'open',
    'closed',
    'allowed',
  ],
  ...[
    'morning',
    'evening',
    'refused',
    'answers',
    'chat',
    'worry',
    'camera',
    'microphone',
    'safari',
    'roster',
  ],
] as const
const identity = (value: unknown) => value
const FIELDS = {
  label: 'city',
  max: 3,
  least: 1,
  most: 3,
  days: 2,
  hours: 2,
  minutes: 2,
  values: ['Uno', 'Dos'],
}
const REASON = { code: 'speaks', params: { terms: ['language:spanish'], coach: 'Ana' } }

/** The path and the words of each text: 'bookings.keepTime' has 'Conservar: martes, 3:00 p. m.'. */
export function everyText(catalogue: object, samples: Samples = USUAL): [path: string, text: string][] {
  const found = new Map<string, [string, string]>()
  const keep = (path: string, value: unknown): void => {
    if (typeof value === 'string') found.set(`${path} ${value}`, [path, value])
    else if (Array.isArray(value)) keep(path, value.flat().map(String).join(''))
  }
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'function') for (const text of textsOf(value as Sentence, samples)) keep(path, text)
    else if (Array.isArray(value)) for (const one of value.flat()) walk(one, path)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) walk(one, path === '' ? name : `${path}.${name}`)
    } else keep(path, value)
  }
  walk(catalogue, '')
  return [...found.values()]
}

type Sentence = (...values: unknown[]) => unknown

/** The names of a function's parameters, as its source has them; a pattern such as `{ max }` is one name. */
export function parametersOf(called: Sentence): string[] {
  const [, list = ''] = /^(?:function \w*)?\s*\(?((?:\{[^}]*\}|[^()={])*)\)?/.exec(String(called)) ?? []
  return list
    .split(/,(?![^{]*\})/)
    .map((name) => name.trim())
    .filter(Boolean)
}

function* textsOf(called: Sentence, samples: Samples): Generator<unknown> {
  const names = parametersOf(called)
  for (const values of combinations(names.map((name) => valuesFor(name, names.length, samples)))) {
    try {
      yield called(...values)
    } catch {
      // These values are of no use to this function.
    }
  }
}

function valuesFor(name: string, of: number, { time, day }: Samples): unknown[] {
  if (name === 'times') return [[time], 2]
  if (DAYS.test(name)) return [day]
  if (TIMES.test(name)) return [time, 2]
  if (NAMES.test(name)) return ['Ana']
  if (COUNTS.test(name)) return [1, 2]
  if (name.startsWith('{')) return [FIELDS, REASON]
  if (of > 2) return ['Ana', 2, ['Ana', 'Luis'], 'coach', 'you']
  return ['Ana', 1, 2, true, false, null, ['Ana', 'Luis'], identity, ...CODES]
}

function combinations(lists: readonly (readonly unknown[])[]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (all, list) => all.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  )
}
