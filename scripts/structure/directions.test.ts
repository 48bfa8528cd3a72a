import { expect, it } from 'vitest'
import { findings, plant, refuses, WEB } from './planted-project.ts'

const BUTTON = `${WEB}/components/ui/button.tsx`
const drawn = (classes: string) => `export const B = () => <button type="button" className="${classes}" />`

refuses([
  ['a margin of a side', BUTTON, drawn('flex ml-auto'), 'ms-auto follows the reading direction'],
  ['a negative one', BUTTON, drawn('-mr-2'), 'me-2 follows'],
  ['one behind variants', BUTTON, drawn('tablet:[&_ul]:pl-6!'), 'ps-6 follows'],
  ['a place at a side', BUTTON, drawn('absolute left-1/2'), 'start-1/2 follows'],
  ['a place by a length', BUTTON, drawn('max-tablet:right-[3px]'), 'end-[3px] follows'],
  ['a line at a side', BUTTON, drawn('border-l'), 'border-s follows'],
  ["such a line's colour", BUTTON, drawn('border-r-transparent'), 'border-e-transparent follows'],
  ['corners of a side', BUTTON, drawn('rounded-l-box'), 'rounded-s-box follows'],
  ['a corner', BUTTON, drawn('rounded-tl-box'), 'rounded-ss-box follows'],
  ['text at a side', BUTTON, drawn('first:text-left'), 'text-start follows'],
  ['a class in a template', BUTTON, 'export const c = `text-right`', 'text-end follows'],
  ['a turning point without its counterpart', BUTTON, drawn('origin-left'), 'rtl:origin-'],
  ['a shift without its counterpart', BUTTON, drawn('start-1/2 -translate-x-1/2'), 'rtl:translate-'],
])

it.each([
  'ms-auto -me-2 start-1/2 border-s-line text-end',
  'origin-bottom-left rtl:origin-bottom-right',
  '-translate-x-1/2 rtl:translate-x-1/2',
  'text-lg border-line rounded-box pt-2 leading-tight',
])('accepts %s', (classes) => {
  expect(findings(plant({ [BUTTON]: drawn(classes) }))).toEqual([])
})

it('accepts words for sides that are not classes', () => {
  expect(findings(plant({ [BUTTON]: `export const words = 'bottom-right left over-left'` }))).toEqual([])
})
