import { expect, it } from 'vitest'
import * as english from './en/web/fields.ts'
import * as spanish from './es-US/web/fields.ts'

it('writes the name of a field as forms show it, and within a sentence', () => {
  expect(english.fieldName('degree')).toBe('Degree')
  expect(english.textErrors.not_text({ label: 'degree' })).toBe('Degree must be text')
  expect(spanish.fieldName('degree')).toBe('Grado académico')
  expect(spanish.textErrors.not_text({ label: 'degree' })).toBe('En el grado académico solo puede ir texto')
  expect(spanish.fieldName('focus_area')).toBe('Área de enfoque')
  expect(spanish.fieldName('last_name')).toBe('Apellidos')
})
