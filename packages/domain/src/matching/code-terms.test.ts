import { expect, it } from 'vitest'
import { codesNamed } from './code-terms.ts'

it.each([
  ['language', 'English, Spanish', ['language:english', 'language:spanish']],
  ['language', 'nepali and HINDI', ['language:hindi', 'language:nepali']],
  ['language', 'Broken Englishes', []],
  ['focus', 'Sleep and daily routine', ['focus:sleep']],
  ['focus', 'Stress; career direction and internships', ['focus:stress', 'focus:career']],
  ['focus', 'Money and work beside studying', ['focus:money']],
  ['experience', 'Money and work beside studying', []],
  ['focus', 'Exam anxiety', []],
  ['focus', 'The daily examen', []],
  ['focus', '', []],
  ['focus', 'ansiedad ante los exámenes', ['focus:exams', 'focus:stress']],
  ['focus', 'ANSIEDAD ANTE LOS EXAMENES', ['focus:exams', 'focus:stress']],
  ['focus', 'Sue\u006e\u0303o, confianza', ['focus:sleep', 'focus:confidence']],
  ['focus', 'desconfianza', []],
  ['language', 'Inglés y español', ['language:english', 'language:spanish']],
  ['language', 'espanol, MANDARÍN', ['language:spanish', 'language:mandarin']],
  ['time', 'Por la mañana o en la noche', ['time:morning', 'time:evening']],
  ['time', 'Mañana', []],
  ['experience', 'Cambió de universidad', ['experience:transfer']],
] as const)('finds the codes of kind %s in %j', (kind, text, codes) => {
  expect(codesNamed(kind, text)).toEqual(codes)
})
