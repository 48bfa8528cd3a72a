import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { useRetention } from '../api/admin.ts'
import { RuleList } from '../components/rule-list.tsx'
import { RunList } from '../components/run-list.tsx'

/** /admin/retention: for how long what is kept, and what the last nights removed. */
export default function AdminRetentionPage() {
  const list = useRetention()
  const { rules = [], runs = [] } = list.data ?? {}
  return (
    <>
      <PageHead lede="What the service no longer needs is removed each night. Sessions, notes and accounts are not part of it.">
        Retention
      </PageHead>
      <section aria-label="What is kept">
        <ListRegion
          things={['kind', 'kinds']}
          shown={rules.length}
          total={list.data && rules.length}
          query={list}
          empty={{ title: 'Nothing is kept', words: 'There is nothing to remove.' }}
        >
          <RuleList rules={rules} />
        </ListRegion>
      </section>
      {list.data && <RunList runs={runs} rules={rules} />}
    </>
  )
}
