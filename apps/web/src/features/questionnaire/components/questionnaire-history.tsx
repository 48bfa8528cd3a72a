import { momentText } from '@shinequo/messages/times'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useQuestionnaireHistory } from '../api/admin.ts'
import { changeText } from './questionnaire-words.ts'

/** Every version that there was: when, by whom, and how much changed. */
export function QuestionnaireHistory() {
  const list = useQuestionnaireHistory()
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="mb-3 text-lg font-strong tracking-snug">
        History
      </h2>
      <ListRegion
        things={['version', 'versions']}
        shown={versions.length}
        total={list.data?.pages[0]?.total}
        query={list}
        empty={{ title: 'Nothing yet', words: 'Every change of the questions is written down here.' }}
      >
        <ol aria-label="Versions">
          {versions.map((one) => (
            <li
              key={one.version}
              className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line px-5 py-3 tablet:px-6"
            >
              <span className="font-strong">{`Version ${one.version}`}</span>
              <span>{changeText(one)}</span>
              <span className="text-sm text-muted">
                <time dateTime={one.saved_at}>{momentText(Date.parse(one.saved_at), ownZone())}</time>
                {one.saved_by && ` by ${one.saved_by}`}
              </span>
            </li>
          ))}
        </ol>
      </ListRegion>
    </section>
  )
}
