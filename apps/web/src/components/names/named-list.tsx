import { type Names, namedParts, partTexts } from '@shinequo/domain/matching/named-parts'
import { OF_A_PERSON } from '../../lib/words-of.ts'
import { Sentence } from '../ui/sentence.tsx'

interface NamedListProps<Key extends string> {
  /** As it was written. */
  readonly text: string
  /** What the page's language calls what a text can name, and what each language does. */
  readonly names: Names<Key>
  readonly inEach: readonly Names<Key>[]
  /** A name after others in the list. */
  readonly afterOthers: (name: string) => string
  readonly listed: (
    texts: readonly string[],
  ) => readonly { readonly type: 'element' | 'literal'; readonly value: string }[]
}

/**
 * A list that a person wrote: what has a name is called by it in the page's language, and the rest stands as written,
 * marked as the person's own words. One element, so that it is one item of a row.
 */
export function NamedList<Key extends string>(props: NamedListProps<Key>) {
  const { text, names, inEach, afterOthers, listed } = props
  const parts = namedParts(text, inEach)
  const own = parts.map((part) => 'words' in part).values()
  return (
    <span>
      <Sentence
        parts={listed(partTexts(parts, names, afterOthers)).map(({ type, value }) =>
          type === 'element' && own.next().value ? ownWords(value) : value,
        )}
      />
    </span>
  )
}

function ownWords(words: string) {
  return <span {...OF_A_PERSON}>{words}</span>
}
