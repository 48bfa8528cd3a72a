import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with parts in elements of their own, such as a link: `parts` come from a catalogue, in its order. */
export function Sentence({ parts }: { readonly parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
