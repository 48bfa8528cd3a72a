import { answerCareRequestBody, type CareRequest } from '@shinequo/contract/care'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care'
import { Protocol } from '../../../components/care/protocol.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useAnswerRequest, useCareRequest } from '../api/admin.ts'

interface RequestDialogProps {
  readonly request: CareRequest
  readonly onClose: () => void
  readonly onAnswered: (answered: CareRequest) => void
}

/** The student's text, how to reach them, what to do, and the note of what was done. */
export function RequestDialog({ request, onClose, onAnswered }: RequestDialogProps) {
  const { id, student, place, answered, version } = request
  const opened = useCareRequest(id)
  const account = useAccount()
  const answer = useAnswerRequest()
  const form = useForm({
    initial: { note: '' },
    rules: (values) => firstErrors(answerCareRequestBody, { ...values, version }, messages.fieldErrors),
    draft: { name: `care:${account.id}:${id}` },
    submit: async ({ note }) => onAnswered(await answer.mutateAsync({ id, note, version })),
  })
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`${student.first_name} ${student.last_name}`}
      description={
        request.handed_over
          ? messages.openingWorryIsLogged(student.first_name)
          : messages.openingIsLogged(place, student.first_name)
      }
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            {answered ? actions.done : messages.notYet}
          </Button>
          {!answered && (
            <Button type="submit" form="answer-request" busy={form.busy}>
              {messages.markAnswered}
            </Button>
          )}
        </>
      }
    >
      {opened.data === undefined && opened.error === null && <Waiting>{actions.loading}</Waiting>}
      {opened.data === undefined && opened.error !== null && (
        <ErrorState
          level="h3"
          title={messages.textDidNotLoad}
          message={messageOf(opened.error)}
          retrying={opened.isFetching}
          onRetry={() => void opened.refetch()}
        />
      )}
      {opened.data?.text === '' && <p>{messages.askedWithoutWords(student.first_name)}</p>}
      {opened.data !== undefined && opened.data.text !== '' && (
        <blockquote
          {...OF_A_PERSON}
          className="whitespace-pre-wrap border-s-4 border-line-strong ps-4 [overflow-wrap:anywhere]"
        >
          {opened.data.text}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink kind="soft" size="small" to={`mailto:${student.email}`}>
          {messages.writeTo(student.email)}
        </ButtonLink>
        <ButtonLink kind="quiet" size="small" to={`/admin/students/${student.account_id}`}>
          {messages.openRecord}
        </ButtonLink>
      </div>
      <section aria-labelledby="what-to-do" className="grid gap-3">
        <h3 id="what-to-do" className="font-strong">
          {messages.whatToDo}
        </h3>
        <Protocol />
      </section>
      {!answered && (
        <form {...form.formProps} id="answer-request" className="grid gap-5">
          {form.failure !== null && <Note tone="danger">{answerFailure(form.failure)}</Note>}
          <TextareaField
            {...form.text('note')}
            label={messages.whatWasDone}
            hint={messages.whatWasDoneHint}
            maxLength={1000}
            rows={3}
          />
        </form>
      )}
    </Dialog>
  )
}

/** Why an answer was not saved, in this page's words. */
export function answerFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  if (error.code === 'version_conflict') return messages.changedMeanwhile
  return error.code === 'not_found' ? messages.requestIsGone : error.message
}
