import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/questionnaire'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useQuestionnaireHistory } from '../api/admin.ts'
import { changeText } from '../questionnaire-words.ts'

/** Every version: when, by whom, and how much changed. */
export function QuestionnaireHistory() {
  const list = useQuestionnaireHistory()
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="mb-3 text-lg font-strong tracking-snug">
        {messages.history}
      </h2>
      <ListRegion
        count={messages.versionsListed}
        shown={versions.length}
        total={list.data?.pages[0]?.total}
        query={list}
        empty={{ title: messages.nothingYet, words: messages.changesWrittenDown }}
      >
        <ol aria-label={messages.versions}>
          {versions.map((one) => (
            <li
              key={one.version}
              className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line px-5 py-3 tablet:px-6"
            >
              <span className="font-strong">{messages.version(one.version)}</span>
              <span>{changeText(one)}</span>
              <span className="text-sm text-muted">
                <Sentence
                  parts={messages.savedAt(
                    <time dateTime={one.saved_at}>{momentText(Date.parse(one.saved_at), ownZone())}</time>,
                    one.saved_by,
                  )}
                />
              </span>
            </li>
          ))}
        </ol>
      </ListRegion>
    </section>
  )
}
