import type { Role } from '@shinequo/contract/accounts'
import { type Deletion, deleteAccountBody } from '@shinequo/contract/accounts/account-page'
import { dayText, proseDateText, slotText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { ReadInEnglish } from '../../../components/ui/read-in-english.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusMain } from '../../../lib/focus-main.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useDeleteAccount, useDeletion } from '../api/shared.ts'

const FORM = 'delete-account-form'

interface DeleteAccountDialogProps {
  readonly whose: Role
  /** The IANA zone of the displayed times. */
  readonly zone: string
  readonly onClose: () => void
}

/** Explains what deleting the account means and when it happens, and asks for the password again. */
export default function DeleteAccountDialog({ whose, zone, onClose }: DeleteAccountDialogProps) {
  const deletion = useDeletion()
  const remove = useDeleteAccount()
  const form = useForm({
    initial: { password: '' },
    rules: (values) => firstErrors(deleteAccountBody, values, messages.fieldErrors),
    submit: async ({ password }) => {
      const { deletes_at } = await remove.mutateAsync(password)
      toast.success(messages.accountToBeDeleted(proseDateText(Date.parse(deletes_at), zone)))
      onClose()
      // The button that opened this has disappeared; the news is at the top of the page.
      focusMain()
    },
  })
  const { data } = deletion
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.deleteYourAccount}
      {...(data && {
        description: messages.deletedInSevenDays(proseDateText(Date.parse(data.would_delete_at), zone)),
      })}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            {messages.keepMyAccount}
          </Button>
          {data && !data.last_administrator && (
            <Button type="submit" form={FORM} kind="danger" busy={form.busy}>
              {messages.deleteMyAccount}
            </Button>
          )}
        </>
      }
    >
      {!data && deletion.error && (
        <ErrorState
          title={actions.thisDidNotLoad}
          message={messageOf(deletion.error)}
          retrying={deletion.isFetching}
          onRetry={() => void deletion.refetch()}
        />
      )}
      {!data && !deletion.error && <Waiting>{actions.loading}</Waiting>}
      {data?.last_administrator && <Note tone="amber">{messages.onlyAdministrator}</Note>}
      {data && !data.last_administrator && (
        <form {...form.formProps} id={FORM} className="grid gap-5">
          {form.failure !== null && !form.errors.password && (
            <Note tone="danger">{messageOf(form.failure)}</Note>
          )}
          <What whose={whose} />
          <ReadInEnglish page="/disclosures#deletion" />
          <Sessions deletion={data} whose={whose} zone={zone} />
          <PasswordField
            {...form.text('password')}
            label={messages.yourPassword}
            autoComplete="current-password"
          />
        </form>
      )}
    </Dialog>
  )
}

function What({ whose }: { readonly whose: Role }) {
  return (
    <ul className="grid max-w-[66ch] list-disc gap-1.5 ps-5">
      <li>{messages.UNTIL_DELETED[whose]}</li>
      <li>{messages.DELETED_THEN[whose]}</li>
      {whose !== 'admin' && <li>{messages.whatStays}</li>}
    </ul>
  )
}

interface SessionsProps extends Pick<DeleteAccountDialogProps, 'whose' | 'zone'> {
  readonly deletion: Deletion
}

/** Upcoming sessions in two lists: those before the deletion, which take place, and later ones, which are cancelled. */
function Sessions({ deletion, whose, zone }: SessionsProps) {
  const { sessions, would_delete_at: day } = deletion
  const isBefore = ({ end_time }: Deletion['sessions'][number]) => Date.parse(end_time) <= Date.parse(day)
  const before = sessions.filter(isBefore)
  const after = sessions.filter((session) => !isBefore(session))
  if (whose === 'admin') return null
  if (sessions.length === 0) return <p className="text-sm text-muted">{messages.noSessionsAhead}</p>
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{messages.timesAre(yourTime(zone))}</p>
      <List
        title={messages.stillTakePlace}
        more={whose === 'coach' ? messages.youCanCancelThem : ''}
        sessions={before}
        zone={zone}
      />
      <List
        title={messages.cancelledThatDay}
        more={whose === 'coach' ? messages.studentsToldNow : messages.coachToldThen}
        sessions={after}
        zone={zone}
      />
    </div>
  )
}

interface ListProps {
  readonly title: string
  readonly more: string
  readonly sessions: Deletion['sessions']
  readonly zone: string
}

function List({ title, more, sessions, zone }: ListProps) {
  if (sessions.length === 0) return null
  return (
    <div>
      <h3 className="font-strong">{title}</h3>
      {more !== '' && <p className="text-sm text-muted">{more}</p>}
      <ul aria-label={title} className="mt-1 max-h-40 overflow-y-auto text-sm">
        {sessions.map(({ id, start_time, end_time, with: other }) => (
          <li key={id} className="border-b border-line py-2 last:border-b-0 [overflow-wrap:anywhere]">
            {messages.sessionWith(
              dayText(Date.parse(start_time), zone),
              slotText(Date.parse(start_time), Date.parse(end_time), zone),
              other,
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
