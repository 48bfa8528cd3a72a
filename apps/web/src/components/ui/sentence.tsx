import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A sentence in which some parts are elements, such as a link. `parts` come from a catalogue, in the language's order.
 */
export function Sentence({ parts }: { readonly parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
