import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isUnproved, useSchoolNames } from '../../../lib/school-list.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { usePosts } from '../api/student.ts'
import { PostSkeleton } from '../components/post-card.tsx'
import { PostList } from '../components/post-list.tsx'

interface CollegeFeedProps {
  /** Stands in place of the posts while the student has proved no school. */
  readonly unproved: ReactNode
}

/** What the school has published that the student has proved. */
export default function CollegeFeed({ unproved }: CollegeFeedProps) {
  // A profile that was kept for offline use may be older than the proof.
  const school = useProfile().proved_school ?? ''
  const nameOf = useSchoolNames([school])
  const isNamed = school !== '' && school !== 'other'
  return (
    <>
      <PageHead lede={isNamed ? `News from ${nameOf(school)}` : 'News from your school'}>
        College Feed
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_21.5rem]">
        {/* At least the view, so that nothing below moves when the posts come. */}
        <div className="min-h-[calc(100dvh-10rem)]">
          <Posts school={school} unproved={unproved} />
        </div>
        <ResourcesCard />
      </div>
    </>
  )
}

function Posts({ school, unproved }: { readonly school: string } & CollegeFeedProps) {
  const feed = usePosts(school)
  if (isUnproved(feed.error)) return unproved
  if (feed.isPending) {
    return (
      <div className="grid gap-4 tablet:gap-6">
        <Waiting className="sr-only">Loading...</Waiting>
        {[0, 1, 2].map((place) => (
          <PostSkeleton key={place} />
        ))}
      </div>
    )
  }
  if (feed.data === undefined) {
    return (
      <Card className="grid min-h-80">
        <ErrorState
          level="h2"
          title="Your college feed didn't load"
          message={messageOf(feed.error)}
          retrying={feed.isFetching}
          onRetry={feed.refetch}
        />
      </Card>
    )
  }
  const pages = feed.data.pages.map(({ posts }) => posts)
  if (pages.every((posts) => posts.length === 0)) {
    return (
      <Card className="grid min-h-80">
        <EmptyState
          art="nothing-here"
          title="Nothing here yet"
          action={
            <ButtonLink to="/home/resources" kind="soft">
              See your school's resources
            </ButtonLink>
          }
        >
          When your school posts something, it shows here.
        </EmptyState>
      </Card>
    )
  }
  return (
    <PostList
      pages={pages}
      onMore={feed.hasNextPage ? feed.fetchNextPage : null}
      loading={feed.isFetchingNextPage}
      failure={feed.isFetchNextPageError ? messageOf(feed.error) : null}
    />
  )
}

/** Beside the news, the way to help; on small screens the menu has it. */
function ResourcesCard() {
  return (
    <aside aria-label="Resources" className="sticky top-6 hidden desk:block">
      <Card className="grid justify-items-start">
        <Shine mood="greeting" size={72} className="mb-4" />
        <h2 className="text-lg font-strong tracking-snug">Need a hand?</h2>
        <p className="mb-5 mt-1.5 text-sm text-muted">
          Your school has people for that: counseling, health and wellness, all on one page.
        </p>
        <ButtonLink to="/home/resources" kind="soft">
          See the resources
        </ButtonLink>
      </Card>
    </aside>
  )
}
