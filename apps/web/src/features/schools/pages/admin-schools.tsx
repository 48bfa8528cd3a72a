import { SCHOOL_LISTS } from '@shinequo/contract/schools/admin-schools'
import * as messages from '@shinequo/messages/web/schools'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { usePageOfSchools } from '../api/admin.ts'
import { AddSchoolDialog } from '../components/add-school-dialog.tsx'
import { EndSchoolDialog } from '../components/end-school-dialog.tsx'
import { SchoolDialog } from '../components/school-dialog.tsx'
import { SchoolList } from '../components/school-list.tsx'
import { UnprovedNotice } from '../components/unproved-notice.tsx'

/** /admin/schools: the institutions, where their students find help, and links to their posts. */
export default function AdminSchoolsPage() {
  const [parameters, setParameters] = useSearchParams()
  const change = useChangeParameter()
  const state = SCHOOL_LISTS.find((one) => one === parameters.get('state'))
  const [editing, setEditing] = useState<string>()
  const [ending, setEnding] = useState<string>()
  const [adding, setAdding] = useState(false)
  const search = (parameters.get('search') ?? '').trim()
  const list = usePageOfSchools(search, state)
  const found = (list.data?.pages ?? []).flatMap(({ schools }) => schools)
  const edited = found.find(({ value }) => value === editing)
  const ended = found.find(({ value }) => value === ending)
  return (
    <>
      <PageHead lede={messages.schoolsLede}>{messages.schools}</PageHead>
      <UnprovedNotice>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-start gap-4">
            <div className="min-w-0 max-w-100 flex-1 basis-56">
              <SearchField hint={messages.searchHint} />
            </div>
            <SelectField
              label={messages.list}
              className="w-64 max-w-full"
              value={state ?? ''}
              onChange={({ target }) => change('state', target.value)}
              options={Object.entries(messages.LISTS)}
            />
          </div>
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {messages.addASchool}
          </Button>
        </div>
        {/* At least most of the window's height, so that the content below does not move when the list loads. */}
        <div className="min-h-[80dvh]">
          <ListRegion
            count={messages.schoolsListed}
            shown={found.length}
            total={list.data?.pages[0]?.total}
            query={list}
            empty={{
              title: messages.noSchoolFound,
              words: messages.noneHasThatName,
              action: (
                <Button kind="quiet" onClick={() => setParameters({})}>
                  {messages.showEverySchool}
                </Button>
              ),
            }}
          >
            <SchoolList schools={found} onEdit={setEditing} onEnd={setEnding} />
          </ListRegion>
        </div>
        {adding && <AddSchoolDialog onClose={() => setAdding(false)} />}
        {ended && <EndSchoolDialog key={ended.value} school={ended} onClose={() => setEnding(undefined)} />}
        {edited && <SchoolDialog key={edited.value} school={edited} onClose={() => setEditing(undefined)} />}
      </UnprovedNotice>
    </>
  )
}
