import type { ReactNode } from 'react'
import { createElement, Fragment } from '../../lib/jsx-runtime.ts'

/**
 * A sentence in which some parts are elements, such as a link. `parts` come from a catalogue, in the language's order.
 */
export function Sentence({ parts }: { readonly parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
