import { CARE_LISTS, type CareList, type CareRequest } from '@shinequo/contract/care'
import * as messages from '@shinequo/messages/web/care'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { Link, Navigate, useSearchParams } from 'react-router'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useCareRequests, useReopenRequest } from '../api/admin.ts'
import { ProgrammePhrases } from '../components/programme-phrases.tsx'
import { answerFailure, RequestDialog } from '../components/request-dialog.tsx'
import { RequestList } from '../components/request-list.tsx'

const TABS = [...CARE_LISTS, 'settings', 'phrases'] as const

/** Where the crisis line and the protocol are. They were a list of this page. */
const SETTINGS = '/admin/settings/care'

/** /admin/care: students who asked staff to get in touch, and the programme's phrases. The address names the tab. */
export default function AdminCarePage() {
  const [parameters] = useSearchParams()
  const tab = TABS.find((one) => one === parameters.get('list')) ?? 'open'
  if (tab === 'settings') return <Navigate to={SETTINGS} replace />
  return (
    <>
      <PageHead lede={messages.lede}>{messages.title}</PageHead>
      <nav
        aria-label={messages.lists}
        className="mb-4 inline-flex max-w-full flex-wrap gap-1 rounded-box border border-line bg-sunken p-1"
      >
        {TABS.map((one) => (
          <Link
            key={one}
            to={addressOf(one)}
            replace={one !== 'settings'}
            aria-current={one === tab ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-in px-4 text-sm font-semibold text-muted no-underline hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-primary aria-[current=page]:shadow-soft"
          >
            {messages.TABS[one]}
          </Link>
        ))}
      </nav>
      {/* At least the height of the viewport, so that nothing below shifts when the list arrives. */}
      <div className="min-h-[calc(100dvh-10rem)]">
        {tab === 'phrases' ? <ProgrammePhrases /> : <Requests key={tab} list={tab} />}
      </div>
    </>
  )
}

function addressOf(tab: (typeof TABS)[number]): string {
  if (tab === 'settings') return SETTINGS
  return tab === 'open' ? '/admin/care' : `/admin/care?list=${tab}`
}

function Requests({ list }: { readonly list: CareList }) {
  const requests = useCareRequests(list)
  const reopen = useReopenRequest()
  const [opened, setOpened] = useState<CareRequest>()
  const panel = useRef<HTMLElement>(null)
  const now = useNow()
  // While another list loads, do not show the rows of the former one.
  const pages = requests.isPlaceholderData ? undefined : requests.data?.pages
  const rows = pages?.flatMap((page) => page.requests) ?? []
  // The clicked button disappears with its row, so the focus moves to the list.
  const goOn = () => focusAfterDialog(() => panel.current, { preventScroll: false })

  function takeBack({ id, version, student }: CareRequest) {
    reopen.mutate(
      { id, version },
      {
        onSuccess: () => toast.success(messages.waitsAgain(student.first_name)),
        onError: (error) => toast.error(answerFailure(error)),
        onSettled: goOn,
      },
    )
  }

  return (
    <section ref={panel} aria-label={messages.TABS[list]} tabIndex={-1}>
      <ListRegion
        count={messages.requestsListed}
        shown={rows.length}
        total={pages?.[0]?.counts[list]}
        query={requests}
        empty={messages.EMPTY_LISTS[list]}
      >
        <RequestList
          requests={rows}
          now={now}
          reopening={reopen.isPending ? reopen.variables.id : undefined}
          onOpen={setOpened}
          onReopen={takeBack}
        />
      </ListRegion>
      {opened && (
        <RequestDialog
          request={opened}
          onClose={() => setOpened(undefined)}
          onAnswered={({ student }) => {
            setOpened(undefined)
            toast.success(messages.noted(student.first_name))
            goOn()
          }}
        />
      )}
    </section>
  )
}
