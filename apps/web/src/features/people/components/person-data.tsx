import type { Person } from '@shinequo/contract/people'
import { exportPersonBody } from '@shinequo/contract/people/exports'
import { momentText, yourTime } from '@shinequo/messages/times'
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
  /** Reads the audit of their own record. */
  readonly isStudent: boolean
  readonly onClose: () => void
}

/** Has a file made of everything about a person, for them; of one who is paused the administrator downloads it. */
export function PersonDataDialog({ person, isStudent, onClose }: PersonDataProps) {
  const { id, first_name, last_name, state } = person
  const { mutateAsync: make } = useMakePersonData(id)
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(exportPersonBody, values),
    submit: async ({ reason }) => {
      await make(reason)
      form.set('reason', '')
    },
  })
  return (
    <FormDialog
      title={`The data of ${first_name} ${last_name}`}
      description={
        state === 'suspended'
          ? `A file with everything that ShineQuo keeps about them. ${first_name} cannot sign in, so you download it here and hand it over. That is written in the audit.`
          : `A file with everything that ShineQuo keeps about them. It waits in ${first_name}’s own account for a day, and a mail tells them. You do not see it.`
      }
      form={form}
      act="Make the file"
      keep="Done"
      onClose={onClose}
    >
      <Standing person={person} />
      <TextareaField
        {...form.text('reason')}
        label="Reason"
        hint={`Kept in the audit${isStudent ? `, where ${first_name} can read it` : ''}.`}
        rows={3}
      />
    </FormDialog>
  )
}

/** How it stands with the newest file of a person; nothing while there is none. */
function Standing({ person: { id, first_name } }: Pick<PersonDataProps, 'person'>) {
  const { data } = usePersonData(id)
  if (!data || data.state === 'none') return null
  if (data.state === 'preparing') return <Waiting>Making the file...</Waiting>
  if (data.state === 'failed') return <Note tone="danger">The file could not be made. Please try again.</Note>
  const until = `${momentText(Date.parse(data.expires_at ?? ''), ownZone())}, ${yourTime(ownZone())}`
  return (
    <Note tone="success">
      <p>
        {data.link === null
          ? `A file waits for ${first_name} in their account until ${until}.`
          : `The file is ready until ${until}.`}
      </p>
      {data.link !== null && (
        <DownloadButton
          kind="quiet"
          fileName={`shinequo-data-${data.made_at?.slice(0, 10)}.zip`}
          load={() => downloadPersonData(id)}
        >
          {`Download (${sizeText(data.size ?? 0)})`}
        </DownloadButton>
      )}
    </Note>
  )
}
