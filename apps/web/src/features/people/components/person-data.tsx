import type { Person } from '@shinequo/contract/people'
import { exportPersonBody } from '@shinequo/contract/people/exports'
import { proseDatedMomentText, yourTime } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/people'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { sizeText } from '../../../lib/file-size.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useForm } from '../../../lib/use-form.ts'
import { downloadPersonData, useMakePersonData, usePersonData } from '../api/admin.ts'

interface PersonDataProps {
  readonly person: Pick<Person, 'id' | 'first_name' | 'last_name' | 'state'>
  /** Students can read the audit of their record. */
  readonly isStudent: boolean
  readonly onClose: () => void
}

/**
 * Starts a file with a person's data, on their behalf, without what is promised to nobody or to coaches alone. The
 * administrator downloads it if the person is paused.
 */
export function PersonDataDialog({ person, isStudent, onClose }: PersonDataProps) {
  const { id, first_name, last_name, state } = person
  const { mutateAsync: make } = useMakePersonData(id)
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(exportPersonBody, values, messages.fieldErrors),
    submit: async ({ reason }) => {
      await make(reason)
      form.set('reason', '')
    },
  })
  return (
    <FormDialog
      title={messages.dataTitle(`${first_name} ${last_name}`)}
      description={state === 'suspended' ? messages.dataForYou(first_name) : messages.dataForThem(first_name)}
      form={form}
      act={messages.makeFile}
      keep={actions.done}
      onClose={onClose}
    >
      <ExportStatus person={person} />
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={isStudent ? messages.keptInAuditFor(first_name) : messages.keptInAudit}
        rows={3}
      />
    </FormDialog>
  )
}

/** The state of a person's newest file; renders nothing if there is none. */
function ExportStatus({ person: { id, first_name } }: Pick<PersonDataProps, 'person'>) {
  const { data } = usePersonData(id)
  if (!data || data.state === 'none') return null
  if (data.state === 'preparing') return <Waiting>{messages.makingFile}</Waiting>
  if (data.state === 'failed') return <Note tone="danger">{messages.fileFailed}</Note>
  const [until, zone] = [
    proseDatedMomentText(Date.parse(data.expires_at ?? ''), ownZone()),
    yourTime(ownZone()),
  ]
  return (
    <Note tone="success">
      <p>
        {data.link === null
          ? messages.fileWaitsUntil(first_name, until, zone)
          : messages.fileReadyUntil(until, zone)}
      </p>
      {data.link !== null && (
        <DownloadButton
          kind="quiet"
          fileName={`shinequo-data-${data.made_at?.slice(0, 10)}.zip`}
          load={() => downloadPersonData(id)}
        >
          {messages.download(sizeText(data.size ?? 0))}
        </DownloadButton>
      )}
    </Note>
  )
}
