import type { SchoolResources } from '@shinequo/contract/schools'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { useSchoolResources } from '../api/student.ts'
import { NewTabLink } from '../components/new-tab-link.tsx'
import { SchoolPage } from '../components/school-page.tsx'

/** /home/resources. What is shown below the heading fills the view, so that nothing moves when it comes. */
export default function ResourcesPage() {
  const { school } = useProfile()
  const nameOfSchool = useSchoolNames([school])
  const { data, isPending, error, isFetching, refetch } = useSchoolResources(school)
  return (
    <div className="flex min-h-[calc(100dvh-7.5rem)] flex-col wide:-mb-8 wide:min-h-[calc(100dvh-8.5rem)]">
      <PageHead title="Resources" lede="Help and wellness at your school, in its own words.">
        {data?.title ?? nameOfSchool(school)}
      </PageHead>
      {isPending && (
        <Middle>
          <Waiting>Loading...</Waiting>
        </Middle>
      )}
      {error !== null && (
        <Middle>
          <ErrorState
            level="h2"
            title="Your school's page didn't load"
            message={messageOf(error)}
            retrying={isFetching}
            onRetry={refetch}
          />
        </Middle>
      )}
      {data !== undefined && <Resources key={data.url} {...data} />}
    </div>
  )
}

function Resources({ title, url, frame }: SchoolResources) {
  if (url === null) {
    return (
      <Middle>
        <EmptyState
          art="nothing-here"
          title="No College Resources Available"
          action={
            <ButtonLink to="/home/findcoach" kind="soft">
              Find your coach
            </ButtonLink>
          }
        >
          No college resources link found for your school. Please check back later.
        </EmptyState>
      </Middle>
    )
  }
  if (frame === 'refused') {
    return (
      <Middle>
        <div className="grid justify-items-center gap-1 px-2 py-6 text-center">
          <Shine mood="greeting" size={88} className="mb-4" />
          <h2 className="text-lg font-strong tracking-snug">This page opens on its own</h2>
          <p className="mb-5 max-w-[44ch] text-sm text-muted">
            Your school keeps its site out of other pages. You will find it at{' '}
            <span className="font-medium text-ink">{new URL(url).host}</span>.
          </p>
          <NewTabLink url={url} kind="primary" />
        </div>
      </Middle>
    )
  }
  return <SchoolPage title={title} url={url} />
}

/** A card of the height that is left, with its content in the middle. */
function Middle({ children }: { readonly children: ReactNode }) {
  return <Card className="grid min-h-80 flex-1 place-items-center">{children}</Card>
}
