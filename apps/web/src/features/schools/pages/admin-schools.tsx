import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { useSchools } from '../api.ts'
import { SchoolDialog } from '../components/school-dialog.tsx'
import { SchoolList } from '../components/school-list.tsx'

/** /admin/schools: the institutions, where their students find help, and the way to their posts. */
export default function AdminSchoolsPage() {
  const [parameters, setParameters] = useSearchParams()
  const list = useSchools()
  const [editing, setEditing] = useState<string>()
  const search = (parameters.get('search') ?? '').trim().toLowerCase()
  const found = list.data?.filter(({ name }) => name.toLowerCase().includes(search))
  const edited = list.data?.find(({ value }) => value === editing)
  return (
    <>
      <PageHead lede="Where students of each school find help, and what their school tells them.">
        Schools
      </PageHead>
      <div className="mb-4 max-w-100">
        <SearchField hint="Part of a school's name" />
      </div>
      {/* As high as most of the view, so that what stands below does not move when the list comes. */}
      <div className="min-h-[80dvh]">
        <ListRegion
          things={['school', 'schools']}
          shown={found?.length ?? 0}
          total={found?.length}
          query={{
            error: list.data === undefined ? list.error : null,
            isFetching: list.isFetching && list.data === undefined,
            refetch: list.refetch,
          }}
          empty={{
            title: 'No school found',
            words: 'No school has that in its name.',
            action: (
              <Button kind="quiet" onClick={() => setParameters({})}>
                Show every school
              </Button>
            ),
          }}
        >
          <SchoolList schools={found ?? []} onEdit={setEditing} />
        </ListRegion>
      </div>
      {edited && <SchoolDialog key={edited.value} school={edited} onClose={() => setEditing(undefined)} />}
    </>
  )
}
