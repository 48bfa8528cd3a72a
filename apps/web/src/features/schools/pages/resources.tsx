import type { SchoolResources } from '@shinequo/contract/schools'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { useSchoolResources } from '../api/student.ts'
import { NewTabLink } from '../components/new-tab-link.tsx'
import { SchoolPage } from '../components/school-page.tsx'

/** /home/resources. The content below the heading fills the window, so that nothing moves when it loads. */
export default function ResourcesPage() {
  const { school } = useProfile()
  const nameOfSchool = useSchoolNames([school])
  const { data, isPending, error, isFetching, refetch } = useSchoolResources(school)
  return (
    <div className="flex min-h-[calc(100dvh-7.5rem)] flex-col wide:-mb-8 wide:min-h-[calc(100dvh-8.5rem)]">
      <PageHead title={messages.resources} lede={messages.resourcesLede}>
        {data ? schoolText(data.title) : nameOfSchool(school)}
      </PageHead>
      {isPending && (
        <Middle>
          <Waiting>{actions.loading}</Waiting>
        </Middle>
      )}
      {error !== null && (
        <Middle>
          <ErrorState
            level="h2"
            title={messages.pageDidNotLoad}
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
          title={messages.noResources}
          action={
            <ButtonLink to="/home/findcoach" kind="soft">
              {messages.findYourCoach}
            </ButtonLink>
          }
        >
          {messages.noResourcesLink}
        </EmptyState>
      </Middle>
    )
  }
  if (frame === 'refused' || frame === 'unreachable') {
    const host = <span className="font-medium text-ink">{new URL(url).host}</span>
    return (
      <Middle>
        <div className="grid justify-items-center gap-1 px-2 py-6 text-center">
          <Shine mood="greeting" size={88} className="mb-4" />
          <h2 className="text-lg font-strong tracking-snug">
            {frame === 'refused' ? messages.opensOnItsOwn : messages.notReachedLately}
          </h2>
          <p className="mb-5 max-w-[44ch] text-sm text-muted">
            <Sentence
              parts={frame === 'refused' ? messages.keepsOutOfOtherPages(host) : messages.tryItInNewTab(host)}
            />
          </p>
          <NewTabLink url={url} kind="primary" />
        </div>
      </Middle>
    )
  }
  return <SchoolPage title={title} url={url} />
}

/** A card that fills the remaining height, with centred content. */
function Middle({ children }: { readonly children: ReactNode }) {
  return <Card className="grid min-h-80 flex-1 place-items-center">{children}</Card>
}
