import { POST_STATES, type PostState } from '@shinequo/contract/feed'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/feed'
import { Plus } from 'lucide-react'
import toast from 'react-hot-toast'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useRestorePost, useSchoolPosts } from '../api/admin.ts'
import { AdminPostList } from '../components/admin-post-list.tsx'
import type { Deleted } from '../components/post-acts.tsx'

/** /admin/schools/{school}/posts: a school's posts, published or not. */
export default function AdminPostsPage() {
  const { value = '' } = useParams()
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
  const nameOfSchool = useSchoolNames([value])
  const state = POST_STATES.find((one) => one === parameters.get('state'))
  const list = useSchoolPosts(value, state)
  const pages = list.data?.pages ?? []
  const posts = pages.flatMap((page) => page.posts)
  const counts = pages[0]?.counts
  const count = (one: PostState) => counts?.[one] ?? 0
  const all = POST_STATES.reduce((sum, one) => sum + count(one), 0)
  const add = (
    <ButtonLink to={`/admin/schools/${value}/posts/new`}>
      <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {messages.newPost}
    </ButtonLink>
  )
  return (
    <>
      <BackLink to="/admin/schools">{messages.schools}</BackLink>
      <PageHead title={messages.posts} lede={messages.postsLede}>
        {messages.postsOf(schoolText(pages[0]?.school ?? nameOfSchool(value)))}
      </PageHead>
      <DeletedNote />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label={messages.state}
          className="w-60 max-w-full"
          value={state ?? ''}
          onChange={({ target }) => change('state', target.value)}
          options={[
            ['', messages.everyState],
            ...POST_STATES.map(
              (one) => [one, counts ? messages.stateCounted(one, count(one)) : messages.STATES[one]] as const,
            ),
          ]}
        />
        {add}
      </div>
      {/* At least most of the window's height, so that the content below does not move when the list loads. */}
      <div className="min-h-[80dvh]">
        <ListRegion
          count={messages.postsListed}
          shown={posts.length}
          total={counts && (state ? count(state) : all)}
          query={list}
          empty={
            state
              ? {
                  title: messages.nothingInState,
                  words: messages.noSuchPost,
                  action: (
                    <Button kind="quiet" onClick={() => change('state', '', { replace: false })}>
                      {messages.showEveryPost}
                    </Button>
                  ),
                }
              : {
                  title: messages.noPostsYet,
                  words: messages.whatYouPublish,
                }
          }
        >
          <AdminPostList school={value} posts={posts} />
        </ListRegion>
      </div>
    </>
  )
}

/** For whom undoing brings a post back, if that is more than one school. */
function undoes(schools: Deleted['schools']): string {
  if (schools === null) return messages.isDeletedAtAll
  return schools.length > 1 ? messages.isDeletedAt(schools) : ''
}

/** After a post was deleted: says so, with an undo button. */
function DeletedNote() {
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  const restore = useRestorePost()
  const deleted = (state as { deleted?: Deleted } | null)?.deleted
  if (!deleted) return null
  return (
    <Note tone="info" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {messages.isDeleted(deleted.title)} {undoes(deleted.schools)}
        </p>
        <Button
          kind="quiet"
          size="small"
          busy={restore.isPending}
          onClick={() =>
            restore.mutate(deleted.id, {
              onSuccess: () => {
                toast.success(messages.isBack)
                navigate(pathname + search, { replace: true, state: null })
              },
              onError: (error) => toast.error(messageOf(error)),
            })
          }
        >
          {actions.undo}
        </Button>
      </div>
    </Note>
  )
}
