import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import { REMINDED, type Reminded, type UnmatchedStudent } from '@shinequo/contract/matching/unmatched'
import { number } from '@shinequo/messages/locale'
import * as lists from '@shinequo/messages/web/components'
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
import { SelectField } from '../../../components/ui/select-field.tsx'
import { cappedCount } from '../../../lib/counted.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useNow } from '../../../lib/use-now.ts'
import { type Selection, useSelection } from '../../../lib/use-selection.ts'
import { matchesFile, useDecideMatch, useMatches, useUnmatched, useUnmatchedCounts } from '../api/admin.ts'
import { DeclineDialog, EndMatchDialog } from '../components/match-dialogs.tsx'
import type { MatchAct } from '../components/match-parts.tsx'
import { MatchRow } from '../components/match-row.tsx'
import { type MatchTab, MatchTabs, TABS } from '../components/match-tabs.tsx'
import { PairDialog, type ToPair } from '../components/pair-dialog.tsx'
import { NoAnswersList, NoCoachList } from '../components/unmatched-list.tsx'
import { WaitingStudent } from '../components/waiting-student.tsx'
import { nameOf } from '../match-words.ts'
import { waitingOf, whoWaits } from '../unmatched-words.ts'

/** The dialog that is open. */
type Doing =
  | { readonly act: 'decline' | 'end'; readonly match: ProgrammeMatch }
  | { readonly act: 'pair'; readonly start?: { readonly student: ToPair; readonly coach: string } }

interface AdminMatchesProps {
  /** The rules of matching and booking in words. */
  readonly settings: ReactNode
  /** What can be done with the selected matches of a list. */
  readonly bulk: ShowBulk
}

/** A list with a selection: of matches, or of students without answers. */
interface SelectedMatches {
  readonly list: MatchTab
  readonly search: string
  readonly reminded: Reminded
  readonly selection: Selection
  readonly shown: readonly string[]
  readonly total: string | undefined
  readonly more: boolean
}
export type ShowBulk = (selected: SelectedMatches) => ReactNode

/**
 * Who waits, who has sent no answers, who is matched, what has ended, and who decides. The list and the search are part of
 * the URL.
 */
export default function AdminMatches({ settings, bulk }: AdminMatchesProps) {
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
  const search = parameters.get('search') ?? ''
  const tab = TABS.find((one) => one === parameters.get('list')) ?? 'pending'
  const reminded = REMINDED.find((one) => one === parameters.get('reminded')) ?? 'anybody'
  const list = tab === 'no_answers' ? 'pending' : tab
  const query = useMatches(list, search)
  const { data } = query
  const groups = useUnmatchedCounts(search).data?.groups
  const noCoach = useUnmatched({ group: 'no_coach', search, reminded: 'anybody' }, tab === 'pending')
  const noAnswers = useUnmatched({ group: 'no_answers', search, reminded }, tab === 'no_answers')
  const decide = useDecideMatch()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const [doing, setDoing] = useState<Doing>()
  const matches = data?.pages.flatMap((page) => page.matches) ?? []
  const counts = data?.pages[0]?.counts
  const lonely = noAnswers.data?.pages.flatMap((page) => page.students) ?? []
  const sizes = {
    ...(groups && {
      pending: number(waitingOf(groups).students),
      no_answers: number(groups.no_answers.students),
    }),
    ...(counts && { accepted: cappedCount(counts.accepted), ended: cappedCount(counts.ended) }),
  }
  /** No request waits, and students without one do. */
  const isWithoutRequests = counts?.pending === 0 && (groups?.no_coach.students ?? 0) > 0

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
  const selection = useSelection(JSON.stringify([tab, search, reminded]))
  const selectBox = (match: ProgrammeMatch) => (
    <SelectBox
      label={messages.selectMatch(nameOf(match.student), nameOf(match.coach))}
      checked={selection.has(match.id)}
      disabled={selection.all}
      onChange={() => selection.toggle(match.id)}
    />
  )
  const act = (match: ProgrammeMatch, what: MatchAct) =>
    what === 'approve'
      ? settle(match, 'accepted')
      : setDoing(what === 'pair' ? { act: what, start: pairAgain(match) } : { act: what, match })

  const notFound = (words: string) => ({
    title: messages.nothingFound,
    words,
    action: (
      <Button kind="quiet" onClick={() => change('search', '', { replace: false })}>
        {messages.showAll}
      </Button>
    ),
  })
  const pairStudent = ({ account_id: id, first_name, last_name }: UnmatchedStudent) =>
    setDoing({ act: 'pair', start: { student: { id, first_name, last_name }, coach: '' } })

  return (
    <>
      <PageHead lede={messages.aboutMatches}>{messages.matches}</PageHead>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <MatchTabs
          chosen={tab}
          counts={sizes}
          onChoose={(one) => change('list', one === 'pending' ? '' : one)}
        />
        <div className="flex flex-wrap gap-4">
          {tab !== 'no_answers' && (
            <DownloadButton
              label={messages.downloadMatches}
              kind="quiet"
              size="default"
              fileName={`matches-${list}.csv`}
              load={(progress) => matchesFile(list, search, progress)}
            >
              {lists.downloadCsv}
            </DownloadButton>
          )}
          <Button onClick={() => setDoing({ act: 'pair' })}>
            <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {messages.pairByHand}
          </Button>
        </div>
      </div>
      <div className="mb-4 grid gap-4 tablet:grid-cols-[minmax(0,25rem)_minmax(0,18rem)]">
        <SearchField hint={tab === 'no_answers' ? messages.searchHint : messages.partOfAName} />
        {tab === 'no_answers' && (
          <SelectField
            label={messages.reminders}
            value={reminded}
            options={REMINDED.map((one) => [one, messages.REMINDED[one]])}
            onChange={(event) =>
              change('reminded', event.target.value === 'anybody' ? '' : event.target.value)
            }
          />
        )}
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex min-h-11 items-center text-lg font-strong tracking-snug"
      >
        {messages.LISTS[tab]}
      </h2>
      {tab === 'pending' && (
        // Its room is kept, so that the list does not move when the counts come.
        <p className="mb-3 min-h-10 text-sm text-muted tablet:min-h-5">{groups && whoWaits(groups)}</p>
      )}
      {tab === 'no_answers' && <p className="mb-3 text-sm text-muted">{messages.noAnswersMeans}</p>}
      <div className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-4 tablet:gap-6">
          {tab === 'no_answers' ? (
            <NoAnswersList
              query={noAnswers}
              selection={selection}
              bar={bulk({
                list: tab,
                search,
                reminded,
                selection,
                shown: lonely.map(({ account_id }) => account_id),
                total: noAnswers.data && number(noAnswers.data.pages[0]?.total ?? 0),
                more: noAnswers.hasNextPage,
              })}
              empty={
                search !== ''
                  ? notFound(messages.nobodyOfThatName)
                  : reminded === 'anybody'
                    ? messages.EMPTY_LISTS.no_answers
                    : { title: messages.nobodyToRemind, words: messages.allRemindedLately }
              }
            />
          ) : (
            !isWithoutRequests && (
              <ListRegion
                count={(shown, all) => messages.matchesListed(list, shown, all)}
                shown={matches.length}
                total={counts?.[list]}
                capped
                query={query}
                bar={bulk({
                  list,
                  search,
                  reminded,
                  selection,
                  shown: matches.map(({ id }) => id),
                  total: counts && cappedCount(counts[list]),
                  more: query.hasNextPage,
                })}
                empty={search === '' ? messages.EMPTY_LISTS[list] : notFound(messages.noMatchOfThatName)}
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
            )
          )}
          {tab === 'pending' && groups && groups.no_coach.students > 0 && (
            <section aria-labelledby="no-coach" className="grid gap-2">
              <h3 id="no-coach" className="font-strong">
                {messages.noCoachYet}
              </h3>
              <p className="text-sm text-muted">{messages.noCoachMeans}</p>
              <NoCoachList query={noCoach} onPair={pairStudent} empty={notFound(messages.nobodyOfThatName)} />
            </section>
          )}
        </div>
        {counts && settings}
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
        <PairDialog start={doing.start} onClose={() => setDoing(undefined)} onPaired={done} />
      )}
    </>
  )
}

/** The two of a match, to be paired again. */
function pairAgain({ student, coach }: ProgrammeMatch) {
  return { student: { ...student, id: student.account_id }, coach: nameOf(coach) }
}
