/**
 * What JSX compiles to (`jsxImportSource`): React's own functions, given texts in which names are isolated. One place for
 * all that pages show, whether it comes from a catalogue or stands between tags.
 */
import { isolated } from '@shinequo/domain/accounts/right-to-left'
import { createElement as createReactElement, type ReactNode } from 'react'
import * as react from 'react/jsx-runtime'

export type { JSX } from 'react'
export { Fragment } from 'react/jsx-runtime'

interface Shown {
  readonly children?: ReactNode
  /** Shown beside the pointer. */
  readonly title?: unknown
  readonly dir?: string
}

/**
 * What is shown, in which a name that is written from right to left changes only itself: the time stays at the end of
 * 'محمد · 9:00'. All else stays the same value.
 */
function withIsolatedNames<T>(shown: T): T | string | unknown[] {
  if (typeof shown === 'string') return isolated(shown)
  return Array.isArray(shown) ? shown.map(withIsolatedNames) : shown
}

/** The same props, with isolated names unless the text is somebody's own, which runs as its first letter does. */
export function isolatedIn(props: unknown): unknown {
  const { children, title, dir } = props as Shown
  const hasTexts = typeof children === 'string' || Array.isArray(children) || typeof title === 'string'
  if (dir === 'auto' || !hasTexts) return props
  return {
    ...(props as Shown),
    children: withIsolatedNames(children),
    ...(typeof title === 'string' && { title: isolated(title) }),
  }
}

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, isolatedIn(props), key)
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, isolatedIn(props), key)

/** For elements with a spread before their key, and for children without keys. */
export const createElement = ((type: never, props: Shown | null, ...children: unknown[]) =>
  createReactElement(
    type,
    isolatedIn(props ?? {}) as Shown,
    ...((props?.dir === 'auto' ? children : children.map(withIsolatedNames)) as ReactNode[]),
  )) as typeof createReactElement
