import {
  BODY_MAX,
  type InvitationWords,
  previewWordsBody,
  SUBJECT_MAX,
} from '@shinequo/contract/people/invitation-words'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/people'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isAtFields } from '../../../lib/field-failure.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useInvitationPreview, useSaveWords } from '../api/admin.ts'

/** What an invitation says to one role in one language, with its preview below. */
export function InvitationWordsForm({ words }: { readonly words: InvitationWords }) {
  const { role, locale, subject, body, ours } = words
  const [seen, setSeen] = useState({ subject, body })
  // What is typed is based on this version, also when somebody else saves another meanwhile.
  const [version, setVersion] = useState(words.version)
  const { mutateAsync: save } = useSaveWords()
  const form = useForm({
    initial: { subject, body },
    rules: (values) => firstErrors(previewWordsBody, { ...values, role, locale }, messages.fieldErrors),
    submit: async (values) => {
      const saved = await save({ ...values, role, locale, version })
      setVersion(saved.version)
      setSeen(saved)
      toast.success(messages.wordsSaved)
    },
    draft: { name: `invitation-words:${role}:${locale}:${version}` },
  })
  const id = `words-${locale}`
  return (
    <section aria-labelledby={id} className="grid items-start gap-6 tablet:grid-cols-2">
      <form {...form.formProps} className="grid min-w-0 gap-4">
        <h2 id={id} className="font-strong">
          {messages.WORDS_IN[locale]}
        </h2>
        {form.failure !== null && !isAtFields(form.failure) && (
          <Note tone="danger">{messageOf(form.failure)}</Note>
        )}
        <TextField
          {...form.text('subject')}
          label={messages.wordsSubject}
          lang={locale}
          maxLength={SUBJECT_MAX}
        />
        <TextareaField
          {...form.text('body')}
          label={messages.wordsBody}
          hint={messages.wordsHint}
          lang={locale}
          rows={14}
          maxLength={BODY_MAX}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {actions.save}
          </Button>
          <Button kind="quiet" onClick={() => setSeen(form.values)}>
            {messages.seeTheMail}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              form.fill(ours)
              setSeen(ours)
            }}
          >
            {messages.restoreOurs}
          </Button>
        </div>
      </form>
      <Preview words={{ role, locale, subject: seen.subject, body: seen.body }} />
    </section>
  )
}

/** The mail as its reader sees it. */
function Preview({ words }: { readonly words: Parameters<typeof useInvitationPreview>[0] }) {
  const { data: mail, error } = useInvitationPreview(words)
  return (
    <section aria-label={messages.previewIn(messages.WORDS_IN[words.locale])} className="min-w-0">
      <p className="mb-2 text-sm font-semibold">{messages.previewTitle}</p>
      {error && <Note tone="danger">{messageOf(error)}</Note>}
      <div
        lang={words.locale}
        className="grid min-h-120 content-start justify-items-start gap-3 rounded-box border border-line bg-page p-5 [overflow-wrap:anywhere]"
      >
        {mail && (
          <>
            <p className="font-strong text-primary">{mail.brand}</p>
            <p className="font-strong">{mail.subject}</p>
            {mail.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same
              <p key={index}>{line}</p>
            ))}
            <span className="inline-flex min-h-11 items-center rounded-in bg-primary px-4 text-on-primary">
              {mail.action}
            </span>
            <p className="text-sm text-muted">{mail.foot}</p>
          </>
        )}
      </div>
    </section>
  )
}
