import type { OwnStory, StoryMessage } from '@shinequo/contract/community'
import { storyMessageBody } from '@shinequo/contract/community/messages'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { CrisisLinks } from '../../../components/care/care-card.tsx'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAskForContact } from '../../../lib/care.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useAnswerMessage } from '../api/student.ts'

/** What staff wrote to the student about a story. The student can answer without a name, or ask to be contacted. */
export function OwnMessages({ story }: { readonly story: OwnStory }) {
  const [answering, setAnswering] = useState<StoryMessage>()
  const [asking, setAsking] = useState(false)
  if (story.messages.length === 0) return null
  return (
    <div className="grid gap-3 rounded-box bg-accent-soft p-4 text-sm">
      <p className="font-strong">{messages.staffWroteToYou}</p>
      <ul aria-label={messages.messagesAbout} className="grid gap-3">
        {story.messages.map((message) => (
          <li key={message.id} className="grid justify-items-start gap-2">
            <p {...OF_A_PERSON} className="max-w-[66ch] whitespace-pre-line">
              {message.text}
            </p>
            {message.by !== '' && <p className="text-muted">{message.by}</p>}
            {message.answered_at === null ? (
              <Button
                kind="primary"
                size="small"
                aria-label={messages.answerAbout(story.title)}
                onClick={() => setAnswering(message)}
              >
                {messages.answer}
              </Button>
            ) : (
              <div className="border-s-2 border-primary ps-3">
                <p className="text-muted">{messages.youAnswered}</p>
                <p {...OF_A_PERSON} className="whitespace-pre-line">
                  {message.answer}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        size="small"
        className="justify-self-start"
        aria-label={messages.askForContactAbout(story.title)}
        onClick={() => setAsking(true)}
      >
        {messages.askForContact}
      </Button>
      {answering && <AnswerDialog message={answering} onClose={() => setAnswering(undefined)} />}
      {asking && <ContactDialog story={story} onClose={() => setAsking(false)} />}
    </div>
  )
}

function AnswerDialog({
  message,
  onClose,
}: {
  readonly message: StoryMessage
  readonly onClose: () => void
}) {
  const answer = useAnswerMessage()
  const care = useCareFirst('story')
  const form = useForm({
    initial: { message: '' },
    rules: (values) => firstErrors(storyMessageBody, values, messages.fieldErrors),
    before: ({ message: text }) => care.first([text]),
    submit: async ({ message: text }) => {
      const { message: thanks } = await answer.mutateAsync({ id: message.id, message: text })
      toast.success(thanks)
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.answerTitle}
      description={messages.answerLede}
      form={form}
      act={messages.sendAnswer}
      failureText={(error) =>
        error instanceof ApiError && error.status === 409 ? messages.alreadyAnswered : messageOf(error)
      }
      onClose={onClose}
    >
      <TextareaField {...form.text('message')} label={messages.message} rows={5} />
      {care.dialog}
    </FormDialog>
  )
}

/** Asks for consent, because staff then learn who wrote the story. */
function ContactDialog({ story, onClose }: { readonly story: OwnStory; readonly onClose: () => void }) {
  const ask = useAskForContact()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.contactTitle}
      description={messages.contactMeans}
      foot={
        <>
          <Button kind="quiet" disabled={ask.isPending} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button
            busy={ask.isPending}
            onClick={() =>
              ask.mutate(
                { place: 'story', text: `${story.title}\n\n${story.story}` },
                {
                  onSuccess: ({ message }) => {
                    toast.success(message)
                    onClose()
                  },
                },
              )
            }
          >
            {messages.contactAct}
          </Button>
        </>
      }
    >
      {ask.error && <Note tone="danger">{messageOf(ask.error)}</Note>}
      <CrisisLinks />
    </Dialog>
  )
}
