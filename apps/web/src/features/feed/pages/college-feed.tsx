import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/feed'
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
  /** Shown instead of the posts if the student has not proved a school. */
  readonly unproved: ReactNode
}

/** The posts of the student's proved school. */
export default function CollegeFeed({ unproved }: CollegeFeedProps) {
  // A profile stored for offline use may be older than the proof.
  const school = useProfile().proved_school ?? ''
  const nameOf = useSchoolNames([school])
  const isNamed = school !== '' && school !== 'other'
  return (
    <>
      <PageHead lede={isNamed ? messages.newsFrom(nameOf(school)) : messages.newsFromYourSchool}>
        {messages.collegeFeed}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_21.5rem]">
        {/* At least the window's height, so that nothing below moves when the posts load. */}
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
        <Waiting className="sr-only">{actions.loading}</Waiting>
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
          title={messages.feedDidNotLoad}
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
          title={messages.nothingHereYet}
          action={
            <ButtonLink to="/home/resources" kind="soft">
              {messages.seeSchoolResources}
            </ButtonLink>
          }
        >
          {messages.whenSchoolPosts}
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

/** A link to the resources next to the posts; on small screens it is only in the menu. */
function ResourcesCard() {
  return (
    <aside aria-label={messages.resources} className="sticky top-6 hidden desk:block">
      <Card className="grid justify-items-start">
        <Shine mood="greeting" size={72} className="mb-4" />
        <h2 className="text-lg font-strong tracking-snug">{messages.needAHand}</h2>
        <p className="mb-5 mt-1.5 text-sm text-muted">{messages.schoolHasPeople}</p>
        <ButtonLink to="/home/resources" kind="soft">
          {messages.seeResources}
        </ButtonLink>
      </Card>
    </aside>
  )
}
