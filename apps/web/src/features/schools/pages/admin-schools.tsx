import * as messages from '@shinequo/messages/web/schools'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { useSchools } from '../api/admin.ts'
import { AddSchoolDialog } from '../components/add-school-dialog.tsx'
import { SchoolDialog } from '../components/school-dialog.tsx'
import { SchoolList } from '../components/school-list.tsx'
import { UnprovedNotice } from '../components/unproved-notice.tsx'

/** /admin/schools: the institutions, where their students find help, and links to their posts. */
export default function AdminSchoolsPage() {
  const [parameters, setParameters] = useSearchParams()
  const list = useSchools()
  const [editing, setEditing] = useState<string>()
  const [adding, setAdding] = useState(false)
  const search = (parameters.get('search') ?? '').trim().toLowerCase()
  const found = list.data?.filter(({ name }) => name.toLowerCase().includes(search))
  const edited = list.data?.find(({ value }) => value === editing)
  return (
    <>
      <PageHead lede={messages.schoolsLede}>{messages.schools}</PageHead>
      <UnprovedNotice>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0 max-w-100 flex-1 basis-64">
            <SearchField hint={messages.searchHint} />
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
            shown={found?.length ?? 0}
            total={found?.length}
            query={{
              error: list.data === undefined ? list.error : null,
              isFetching: list.isFetching && list.data === undefined,
              refetch: list.refetch,
            }}
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
            <SchoolList schools={found ?? []} onEdit={setEditing} />
          </ListRegion>
        </div>
        {adding && <AddSchoolDialog onClose={() => setAdding(false)} />}
        {edited && <SchoolDialog key={edited.value} school={edited} onClose={() => setEditing(undefined)} />}
      </UnprovedNotice>
    </>
  )
}
