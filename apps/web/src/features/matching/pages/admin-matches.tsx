import {
  MATCH_LISTS,
  type MatchList,
  type ProgrammeMatch,
} from '@shinequo/contract/matching/programme-matches'
import * as lists from '@shinequo/messages/web/lists'
import * as messages from '@shinequo/messages/web/matching-admin'
import { HeartHandshake } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectBox } from '../../../components/ui/select-box.tsx'
import { cappedCount } from '../../../lib/counted.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useNow } from '../../../lib/use-now.ts'
import { type Selection, useSelection } from '../../../lib/use-selection.ts'
import { matchesFile, useDecideMatch, useMatches } from '../api/admin.ts'
import { DeclineDialog, EndMatchDialog } from '../components/match-dialogs.tsx'
import type { MatchAct } from '../components/match-parts.tsx'
import { MatchRow } from '../components/match-row.tsx'
import { nameOf } from '../components/match-words.ts'
import { PairDialog } from '../components/pair-dialog.tsx'
import { WaitingStudent } from '../components/waiting-student.tsx'

/** The dialog that is open. */
type Doing =
  | { readonly act: 'decline' | 'end'; readonly match: ProgrammeMatch }
  | { readonly act: 'pair'; readonly match?: ProgrammeMatch }

interface AdminMatchesProps {
  /** Renders the programme's settings, given the number of pending requests. */
  readonly settings: (waiting: number) => ReactNode
  /** What can be done with the selected matches of a list. */
  readonly bulk: ShowBulk
}

/** A list of matches with a selection. */
interface SelectedMatches {
  readonly list: MatchList
  readonly search: string
  readonly selection: Selection
  readonly shown: readonly string[]
  readonly total: string | undefined
  readonly more: boolean
}
export type ShowBulk = (selected: SelectedMatches) => ReactNode

/** Who waits, who is matched, what has ended, and who decides. The list and the search are part of the URL. */
export default function AdminMatches({ settings, bulk }: AdminMatchesProps) {
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
  const search = parameters.get('search') ?? ''
  const list = MATCH_LISTS.find((one) => one === parameters.get('list')) ?? 'pending'
  const query = useMatches(list, search)
  const { data } = query
  const decide = useDecideMatch()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const [doing, setDoing] = useState<Doing>()
  const matches = data?.pages.flatMap((page) => page.matches) ?? []
  const counts = data?.pages[0]?.counts

  /** The pressed buttons were removed together with their row, so move the focus. */
  const done = () => {
    setDoing(undefined)
    focusAfterDialog(() => heading.current, { preventScroll: false })
  }
  const settle = (match: ProgrammeMatch, decision: 'accepted' | 'declined') => {
    const { student, coach } = match
    decide.mutate(
      { id: match.id, decision },
      {
        onSuccess: () =>
          toast.success(
            decision === 'accepted'
              ? messages.areMatched(student.first_name, coach.first_name)
              : messages.nextBest(student.first_name),
          ),
        onError: (failure) => toast.error(messageOf(failure)),
        onSettled: done,
      },
    )
  }
  const busyWith = decide.isPending ? decide.variables.id : undefined
  const selection = useSelection(JSON.stringify([list, search]))
  const selectBox = (match: ProgrammeMatch) => (
    <SelectBox
      label={messages.selectMatch(nameOf(match.student), nameOf(match.coach))}
      checked={selection.has(match.id)}
      disabled={selection.all}
      onChange={() => selection.toggle(match.id)}
    />
  )
  const act = (match: ProgrammeMatch, what: MatchAct) =>
    what === 'approve' ? settle(match, 'accepted') : setDoing({ act: what, match })

  return (
    <>
      <PageHead lede={messages.aboutMatches}>{messages.matches}</PageHead>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <fieldset className="flex min-w-0 gap-1 rounded-box border border-line bg-sunken p-1 max-tablet:w-full max-tablet:flex-wrap">
          <legend className="sr-only">{messages.list}</legend>
          {MATCH_LISTS.map((one) => (
            <label
              key={one}
              className="relative inline-flex min-h-11 items-center rounded-in px-4 text-sm font-semibold max-tablet:flex-1 max-tablet:justify-center max-tablet:px-1 max-tablet:text-center text-muted hover:text-ink has-checked:bg-surface has-checked:text-primary has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="list"
                checked={one === list}
                onChange={() => change('list', one === 'pending' ? '' : one)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="grid *:col-start-1 *:row-start-1">
                {/* Room for the count, which comes late. */}
                <span aria-hidden="true" className="invisible">
                  {messages.listCounted(messages.LISTS[one], '99+')}
                </span>
                <span>
                  {counts
                    ? messages.listCounted(messages.LISTS[one], cappedCount(counts[one]))
                    : messages.LISTS[one]}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <DownloadButton
          label={messages.downloadMatches}
          kind="quiet"
          size="default"
          fileName={`matches-${list}.csv`}
          load={() => matchesFile(list, search)}
        >
          {lists.downloadCsv}
        </DownloadButton>
        <Button onClick={() => setDoing({ act: 'pair' })}>
          <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {messages.pairByHand}
        </Button>
      </div>
      <div className="mb-4 tablet:max-w-100">
        <SearchField hint={messages.partOfAName} />
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex min-h-11 items-center text-lg font-strong tracking-snug"
      >
        {messages.LISTS[list]}
      </h2>
      {bulk({
        list,
        search,
        selection,
        shown: matches.map(({ id }) => id),
        total: counts && cappedCount(counts[list]),
        more: query.hasNextPage,
      })}
      <div className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_19rem]">
        <ListRegion
          count={(shown, all) => messages.matchesListed(list, shown, all)}
          shown={matches.length}
          total={counts?.[list]}
          capped
          query={query}
          empty={
            search === ''
              ? messages.EMPTY_LISTS[list]
              : {
                  title: messages.nothingFound,
                  words: messages.noMatchOfThatName,
                  action: (
                    <Button kind="quiet" onClick={() => change('search', '', { replace: false })}>
                      {messages.showAll}
                    </Button>
                  ),
                }
          }
        >
          <ul aria-label={messages.LISTS[list]}>
            {list === 'pending'
              ? [...Map.groupBy(matches, ({ student }) => student.id)].map(([id, requests]) => (
                  <WaitingStudent
                    key={id}
                    requests={requests}
                    now={now}
                    busyWith={busyWith}
                    selectBox={selectBox}
                    onAct={act}
                  />
                ))
              : matches.map((match) => (
                  <MatchRow
                    key={match.id}
                    match={match}
                    busy={busyWith === match.id}
                    selectBox={list === 'ended' ? null : selectBox(match)}
                    onAct={(what) => act(match, what)}
                  />
                ))}
          </ul>
        </ListRegion>
        {counts && settings(counts.pending)}
      </div>
      {doing?.act === 'decline' && (
        <DeclineDialog
          match={doing.match}
          busy={decide.isPending}
          onDecline={() => settle(doing.match, 'declined')}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing?.act === 'end' && (
        <EndMatchDialog match={doing.match} onClose={() => setDoing(undefined)} onEnded={done} />
      )}
      {doing?.act === 'pair' && (
        <PairDialog
          start={
            doing.match && {
              student: { ...doing.match.student, id: doing.match.student.account_id },
              coach: nameOf(doing.match.coach),
            }
          }
          onClose={() => setDoing(undefined)}
          onPaired={done}
        />
      )}
    </>
  )
}
