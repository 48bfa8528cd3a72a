import { yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/audit'
import * as lists from '@shinequo/messages/web/components'
import { fieldName } from '@shinequo/messages/web/fields'
import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { auditFile, useAudit } from '../api/admin.ts'
import { AuditCheck } from '../components/audit-check.tsx'
import { EntryList } from '../components/entry-list.tsx'
import { actionText, subjectText } from '../entry-words.ts'

/** /admin/audit: who did what to whom, when and why. The filters are in the URL. */
export default function AdminAuditPage() {
  const [parameters, setParameters] = useSearchParams()
  const change = useChangeParameter()
  const asked = (name: string) => parameters.get(name) ?? ''
  const [action, subject, from, to] = [asked('action'), asked('subject'), asked('from'), asked('to')]
  const filter = { person: asked('search'), action, subject, from, to }
  const list = useAudit(filter)
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const [first] = list.data?.pages ?? []
  const actions = [...new Set([...(first?.actions ?? []), ...(action ? [action] : [])])]
  const zone = ownZone()
  const about = entries[0] && subjectText(entries[0].subject, zone)
  const choose = (name: string) => (event: { target: { value: string } }) => change(name, event.target.value)

  return (
    <>
      <PageHead lede={messages.lede(yourTime(zone))}>{messages.title}</PageHead>
      <AuditCheck zone={zone} />
      <div className="mb-4 grid gap-4 tablet:grid-cols-2 desk:grid-cols-[minmax(0,1fr)_15rem_11rem_11rem]">
        <SearchField hint={messages.searchHint} />
        <SelectField
          label={fieldName('action')}
          value={action}
          onChange={choose('action')}
          options={[['', messages.everyAction], ...actions.map((one) => [one, actionText(one)] as const)]}
        />
        <TextField
          label={messages.from}
          type="date"
          value={from}
          max={to || undefined}
          onChange={choose('from')}
        />
        <TextField
          label={messages.to}
          type="date"
          value={to}
          min={from || undefined}
          onChange={choose('to')}
        />
      </div>
      {subject !== '' && (
        <p className="mb-4">
          <Button kind="soft" onClick={() => change('subject', '', { replace: false })}>
            <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {about ? messages.onlyAbout(about) : messages.onlyAboutOneThing}
          </Button>
        </p>
      )}
      <div className="mb-2 flex justify-end">
        <DownloadButton
          label={messages.downloadEntries}
          fileName="audit.csv"
          load={(progress) => auditFile(filter, progress)}
        >
          {lists.downloadCsv}
        </DownloadButton>
      </div>
      <ListRegion
        count={messages.entriesListed}
        shown={entries.length}
        total={first?.total}
        capped
        query={list}
        empty={
          parameters.size === 0
            ? { title: messages.nothingYet, words: messages.whatIsWrittenDown }
            : {
                title: messages.noneFound,
                words: messages.nothingFits,
                action: (
                  <Button kind="quiet" onClick={() => setParameters({})}>
                    {messages.showEverything}
                  </Button>
                ),
              }
        }
      >
        <EntryList entries={entries} zone={zone} />
      </ListRegion>
    </>
  )
}
