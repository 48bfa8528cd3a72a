import { Fragment as ReactFragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sentence } from '../components/ui/sentence.tsx'
import { createElement, Fragment, jsx, jsxs } from './jsx-runtime.ts'

const NAME = 'محمد'
const ISOLATED = `\u2068${NAME}\u2069`

it.each([
  ['a sentence', jsx('p', { children: `${NAME} · 9:00` }), `<p>${ISOLATED} · 9:00</p>`],
  ['texts beside each other', jsxs('p', { children: [NAME, ', ', 3] }), `<p>${ISOLATED}, 3</p>`],
  ['lists', jsxs(Fragment, { children: [[NAME], ' ', '3'] }), `${ISOLATED} 3`],
  ['what a component hands on, once', jsx(Sentence, { parts: [NAME, ' 3'] }), `${ISOLATED} 3`],
  ['a title', jsx('i', { title: `${NAME} · 9:00` }), `<i title="${ISOLATED} · 9:00"></i>`],
  ['an element with its key after a spread', createElement('b', { key: 1 }, NAME), `<b>${ISOLATED}</b>`],
])('isolates names in %s', (_, element, html) => {
  expect(renderToStaticMarkup(element)).toBe(html)
})

it('leaves the own words of somebody as they are', () => {
  expect(renderToStaticMarkup(jsx('p', { dir: 'auto', children: NAME }))).toBe(`<p dir="auto">${NAME}</p>`)
  const spread = createElement('p', { dir: 'auto' }, NAME)
  expect(renderToStaticMarkup(spread)).toBe(`<p dir="auto">${NAME}</p>`)
})

it('hands all else on unchanged', () => {
  const render = () => null
  expect(jsx(ReactFragment, { children: render }).props).toEqual({ children: render })
  expect(jsx('a', { href: NAME, children: 'Zoë' }).props).toEqual({ href: NAME, children: 'Zoë' })
})
