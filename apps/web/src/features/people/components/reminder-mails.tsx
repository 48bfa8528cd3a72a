import { REMINDER_STEPS } from '@shinequo/domain/matching/answers-reminder'
import * as messages from '@shinequo/messages/web/people-acts'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import type { useNoteForm } from '../use-note-form.ts'

interface ReminderMailsProps {
  /** The sentence of the administrator's own in each. */
  readonly note: string
  /** The form that changes it, for who planned the act and until it starts; null for others. */
  readonly form: ReturnType<typeof useNoteForm> | null
}

/** The mails that an act sends, one for each step that students are reminded of, as they are with what is typed. */
export function ReminderMails({ note, form }: ReminderMailsProps) {
  const shown = (form?.text.value ?? note).trim()
  return (
    <Card aria-labelledby="reminders">
      <CardHead id="reminders" title={messages.theEmails} className="mb-0!" />
      <p className="mb-4 text-sm text-muted">{messages.oneByStep}</p>
      {form && (
        <div className="mb-5 grid justify-items-start gap-3">
          <TextareaField
            {...form.text}
            className="w-full max-w-xl"
            label={messages.ownNote}
            hint={messages.ownNoteHint}
            rows={3}
          />
          <Button kind="quiet" size="small" disabled={!form.changed} busy={form.busy} onClick={form.save}>
            {messages.saveNote}
          </Button>
          <p role="status" className={form.saved ? 'text-sm text-muted' : 'sr-only'}>
            {form.saved && messages.noteSaved}
          </p>
        </div>
      )}
      <ul className="grid gap-4 tablet:grid-cols-3">
        {REMINDER_STEPS.map((step) => {
          const { subject, means, takes, act } = messages.REMINDERS[step]
          return (
            <li
              key={step}
              className="grid content-start gap-2 rounded-in border border-line bg-sunken p-4 text-sm [overflow-wrap:anywhere]"
            >
              <h3 className="font-strong">{subject}</h3>
              <p>{means}</p>
              {shown !== '' && (
                <p {...OF_A_PERSON} className="whitespace-pre-line">
                  {shown}
                </p>
              )}
              <p className="font-strong text-primary">{act}</p>
              <p>{takes}</p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
