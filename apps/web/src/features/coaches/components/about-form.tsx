import { coachProfileBody, type OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { type Code, codesOf } from '@shinequo/domain/matching/codes'
import * as messages from '@shinequo/messages/web/coaches'
import * as failures from '@shinequo/messages/web/errors'
import * as codes from '@shinequo/messages/web/matching-codes'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { SchoolField } from '../../../components/schools/school-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ComboboxField } from '../../../components/ui/combobox-field.tsx'
import { FieldError } from '../../../components/ui/field.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusText } from '../../../lib/focus-text.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { asWritten } from '../../../lib/shown-text.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useSaveOwnPage } from '../api/coach.ts'
import { allCodes, firstTicked, tickedIn, withTick } from '../own-codes.ts'
import { CodeChoices } from './code-choices.tsx'

const RichTextEditor = lazy(() => import('../../../components/ui/rich-text-editor.tsx'))

/** The kinds of codes ticked here; languages are ticked next to the text about them. */
const KINDS = ['focus', 'style', 'experience'] as const
/**
 * Suggestions with the same wording as the codes, so that students and coaches use the same words. Other text is
 * accepted too.
 */
const FOCUS_AREAS = codesOf('focus').map((code) => codes.CODE_NAMES[code])

/** Focus area, the coach's own text, and what matching uses in addition. */
export function AboutForm({ page }: { readonly page: OwnCoachProfile }) {
  const { profile } = page
  const { mutateAsync: save } = useSaveOwnPage()
  const label = useId()
  const initial = {
    focus_area: focusText(profile.focus_area),
    codes: firstTicked(page, KINDS),
    description: profile.description,
    school: page.school,
    welcome: page.welcome,
  }
  const form = useForm({
    initial,
    rules: (values) =>
      firstErrors(coachProfileBody, { ...values, codes: tickedIn(values.codes) }, messages.fieldErrors),
    draft: { name: `coach-about:${profile.id}` },
    submit: async (values) => {
      const { focus_area } = profile
      await save({
        ...asWritten(values, initial, { focus_area }),
        codes: allCodes(page, KINDS, values.codes),
      })
      toast.success(failures.profileUpdated)
    },
  })
  const choices = (kind: (typeof KINDS)[number]) => ({
    kind,
    page,
    ticked: tickedIn(form.values.codes),
    onTick: (code: Code, on: boolean) => form.set('codes', withTick(form.values.codes, KINDS, code, on)),
  })
  return (
    <form {...form.formProps} className="grid gap-5">
      {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
      <p className="max-w-[66ch] text-sm text-muted">
        <Sentence
          parts={messages.matchingReads<ReactNode>(
            <Link to="/coach/availability" className="text-link">
              {messages.yourHours}
            </Link>,
          )}
        />
      </p>
      <ComboboxField
        {...form.text('focus_area')}
        label={messages.STEPS.focus_area}
        hint={messages.focusAreaHint}
        suggestions={FOCUS_AREAS}
        autoComplete="off"
      />
      <CodeChoices
        {...choices('focus')}
        legend={messages.whatYouWorkOn}
        hint={messages.whatYouWorkOnHint}
        error={form.errors.codes}
      />
      <div className="grid min-w-0 gap-1.5">
        <span id={label} className="text-sm font-semibold leading-snug">
          {messages.STEPS.description}
        </span>
        <PartBoundary title={messages.editorDidNotLoad}>
          <Suspense fallback={<Skeleton className="h-59 w-full" />}>
            <RichTextEditor
              labelledBy={label}
              describedBy={`${label}-hint`}
              invalid={form.errors.description !== undefined}
              initial={form.values.description}
              onChange={(html) => form.set('description', html)}
            />
          </Suspense>
        </PartBoundary>
        <p id={`${label}-hint`} className="text-xs text-muted">
          {messages.aboutYouHint}
        </p>
        <FieldError id={`${label}-error`} message={form.errors.description} />
      </div>
      <CodeChoices {...choices('style')} legend={messages.howYouWork} hint={messages.howYouWorkHint} />
      <CodeChoices
        {...choices('experience')}
        legend={messages.whatYouHaveLived}
        hint={messages.whatYouHaveLivedHint}
      />
      <SchoolField
        {...form.text('school')}
        label={messages.college}
        hint={messages.collegeHint}
        none={messages.noCollege}
        withoutOther
      />
      <TextareaField {...form.text('welcome')} label={messages.welcomeMessage} hint={messages.welcomeHint} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {messages.saveAboutYou}
      </Button>
    </form>
  )
}
