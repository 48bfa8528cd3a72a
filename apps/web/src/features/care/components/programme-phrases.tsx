import type { OwnPhrase } from '@shinequo/contract/care/phrases'
import { proseDayText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care-phrases'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useAddPhrase, useOwnPhrases, useRemovePhrase } from '../api/admin.ts'
import { PhraseForm } from './phrase-form.tsx'

/** The phrases that the programme added to the rule of danger: to try, add and take back. */
export function ProgrammePhrases() {
  return (
    <div className="grid items-start gap-6 wide:grid-cols-2">
      <PhraseForm />
      <PhraseList />
    </div>
  )
}

function PhraseList() {
  const phrases = useOwnPhrases()
  const remove = useRemovePhrase()
  const [removed, setRemoved] = useState<OwnPhrase>()
  const list = useRef<HTMLElement>(null)
  if (phrases.data === undefined) return <PendingCard query={phrases} failure={messages.didNotLoad} />

  function takeBack({ id }: OwnPhrase) {
    remove.mutate(id, {
      onSuccess: setRemoved,
      onError: (error) => toast.error(messageOf(error)),
      // The pressed button is gone with its row.
      onSettled: () => focusAfterDialog(() => list.current),
    })
  }

  return (
    <Card ref={list} tabIndex={-1} aria-labelledby="care-phrase-list">
      <CardHead id="care-phrase-list" title={messages.yours} />
      {removed && <Removed phrase={removed} onUndone={() => setRemoved(undefined)} />}
      {phrases.data.length === 0 ? (
        <EmptyState art="nothing-here" title={messages.NONE.title} level="h3">
          {messages.NONE.words}
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {phrases.data.map((phrase) => (
            <li
              key={phrase.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-in border border-line px-3 py-2"
            >
              <p className="grid min-w-0 flex-1 basis-40">
                <span {...OF_A_PERSON} className="font-strong [overflow-wrap:anywhere]">
                  {phrase.text}
                </span>
                <span className="text-xs text-muted">
                  {messages.addedOn(proseDayText(Date.parse(phrase.created_at), ownZone()))}
                </span>
              </p>
              <Chip tone={phrase.level === 'clear' ? 'danger' : 'amber'}>
                {messages.SHORT_LEVELS[phrase.level]}
              </Chip>
              <Button
                kind="quiet"
                size="small"
                aria-label={messages.removeOf(phrase.text)}
                busy={remove.isPending && remove.variables === phrase.id}
                onClick={() => takeBack(phrase)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Removed({ phrase, onUndone }: { readonly phrase: OwnPhrase; readonly onUndone: () => void }) {
  const add = useAddPhrase()
  const { text, level } = phrase
  return (
    <Note tone="info" className="mb-4">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{messages.removed(text)}</span>
        <Button
          kind="quiet"
          size="small"
          busy={add.isPending}
          onClick={() =>
            add.mutate(
              { text, level },
              { onSuccess: onUndone, onError: (error) => toast.error(messageOf(error)) },
            )
          }
        >
          {actions.undo}
        </Button>
      </span>
    </Note>
  )
}
