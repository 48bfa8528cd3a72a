import { type CoachProfile, coachProfileBody } from '@shinequo/contract/coaches'
import { lazy, Suspense, useId } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ComboboxField } from '../../../components/ui/combobox-field.tsx'
import { FieldError } from '../../../components/ui/field.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { SUCCESSES } from '../../../lib/outcome-words.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useSaveOwnPage } from '../api.ts'

const RichTextEditor = lazy(() => import('../../../components/ui/rich-text-editor.tsx'))

/** What students are asked in the questionnaire, so that both sides say it alike; any other text is taken too. */
const FOCUS_AREAS = [
  'Study habits and planning',
  'Sleep and daily routine',
  'Stress and balance',
  'Relationships and communication',
  'Campus life and belonging',
  'Career direction and internships',
  'Confidence and motivation',
] as const

/** Focus area and the coach's own words. */
export function AboutForm({ profile }: { readonly profile: CoachProfile }) {
  const { save } = useSaveOwnPage()
  const label = useId()
  const form = useForm({
    initial: { focus_area: profile.focus_area, description: profile.description },
    rules: (values) => firstErrors(coachProfileBody, values),
    draft: { name: `coach-about:${profile.id}` },
    submit: async (values) => {
      await save(values)
      toast.success(SUCCESSES.profileUpdate)
    },
  })
  return (
    <form {...form.formProps} className="grid gap-5">
      {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
      <ComboboxField
        {...form.text('focus_area')}
        label="Focus area"
        hint="Students are matched by it. Choose one of the list, or write your own."
        suggestions={FOCUS_AREAS}
        autoComplete="off"
      />
      <div className="grid min-w-0 gap-1.5">
        <span id={label} className="text-sm font-semibold leading-snug">
          About you
        </span>
        <PartBoundary title="The editor did not load">
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
          How you work, and what a first session with you is like. Bold, lists and links are welcome.
        </p>
        <FieldError id={`${label}-error`} message={form.errors.description} />
      </div>
      <Button type="submit" busy={form.busy} className="justify-self-start">
        Save about you
      </Button>
    </form>
  )
}
