import * as messages from '@shinequo/messages/web/retention'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { useRetention } from '../api/admin.ts'
import { RuleList } from '../components/rule-list.tsx'
import { RunList } from '../components/run-list.tsx'

/** /admin/retention: how long data is kept, and what the latest runs removed. */
export default function AdminRetentionPage() {
  const list = useRetention()
  const { rules = [], runs = [] } = list.data ?? {}
  return (
    <>
      <PageHead lede={messages.lede}>{messages.title}</PageHead>
      <section aria-label={messages.whatIsKept}>
        <ListRegion
          count={messages.kindsListed}
          shown={rules.length}
          total={list.data && rules.length}
          query={list}
          empty={{ title: messages.nothingIsKept, words: messages.thereIsNothingToRemove }}
        >
          <RuleList rules={rules} />
        </ListRegion>
      </section>
      {list.data && <RunList runs={runs} rules={rules} />}
    </>
  )
}
