import { type NamedTerm, type ProgrammeTerms, termBody } from '@shinequo/contract/programme/terms'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme-settings'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { dateText } from '../../../lib/calendar-date.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { useSaveTerms } from '../api/admin.ts'
import { atOwnFields } from '../term-form.ts'

const wholeDate = (date: string) => dateText(date, { month: 'long', day: 'numeric', year: 'numeric' })

/** The terms that the figures go by, to add, change and remove. */
export function TermsCard({ stored }: { readonly stored: ProgrammeTerms }) {
  /** The term whose dialog is open, by its first day; '' for a new one. */
  const [open, setOpen] = useState<string>()
  const save = useSaveTerms()
  const card = useRef<HTMLElement>(null)
  const { terms, version } = stored

  function remove(gone: NamedTerm) {
    const rest = terms.filter((term) => term !== gone)
    save.mutate(
      { terms: rest, version },
      {
        onSuccess: () => toast.success(messages.termsSaved),
        onError: (error) => toast.error(messageOf(error)),
        // The pressed button is gone with its row.
        onSettled: () => focusAfterDialog(() => card.current),
      },
    )
  }

  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="terms">
      <CardHead id="terms" title={messages.terms} className="mb-1!" />
      <p className="mb-3 max-w-[66ch] text-sm text-muted">
        {terms.length > 0 ? messages.aboutTerms : messages.noTerms}
      </p>
      <ul className="mb-3 grid">
        {terms.map((term) => (
          <li
            key={term.first_day}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5"
          >
            <p className="grid min-w-0 flex-1 basis-48">
              <span {...OF_THE_PROGRAMME} className="font-strong [overflow-wrap:anywhere]">
                {term.name}
              </span>
              <span className="text-sm text-muted">
                {messages.days(wholeDate(term.first_day), wholeDate(term.last_day))}
              </span>
            </p>
            <Button
              kind="quiet"
              size="small"
              aria-label={messages.changeTerm(term.name)}
              onClick={() => setOpen(term.first_day)}
            >
              {actions.edit}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={messages.removeTerm(term.name)}
              busy={save.isPending}
              onClick={() => remove(term)}
            >
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => setOpen('')}>
        {messages.addTerm}
      </Button>
      {open !== undefined && <TermDialog stored={stored} of={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

interface TermDialogProps {
  readonly stored: ProgrammeTerms
  /** The first day of the term; '' for a new one. */
  readonly of: string
  readonly onClose: () => void
}

function TermDialog({ stored: { terms, version }, of, onClose }: TermDialogProps) {
  const save = useSaveTerms()
  const others = terms.filter((term) => term.first_day !== of)
  const former = terms.find((term) => term.first_day === of)
  const form = useForm({
    initial: { name: '', first_day: '', last_day: '', ...former },
    rules: (term) => firstErrors(termBody, term, messages.fieldErrors),
    submit: async (term) => {
      try {
        await save.mutateAsync({ terms: [...others, term], version })
      } catch (error) {
        throw atOwnFields(error, others.length)
      }
      toast.success(messages.termsSaved)
      onClose()
    },
  })
  return (
    <FormDialog
      title={of === '' ? messages.addTerm : messages.changeTermTitle}
      description={messages.termLede}
      form={form}
      act={actions.save}
      failureText={failureText}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={messages.termName}
        hint={messages.termNameHint}
        autoComplete="off"
        maxLength={40}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField {...form.text('first_day')} label={messages.firstDay} type="date" />
        <TextField {...form.text('last_day')} label={messages.lastDay} type="date" />
      </div>
    </FormDialog>
  )
}

/** The newest terms are refetched by then, and the next Save is based on them. */
function failureText(error: unknown): string {
  const isOvertaken = error instanceof ApiError && error.code === 'version_conflict'
  return isOvertaken ? messages.termsChanged : messageOf(error)
}
