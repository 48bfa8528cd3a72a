import { yourTime } from '@shinequo/messages/times'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import type { Plan } from './post-plan.ts'
import { momentText } from './post-words.ts'
import type { PostEditing } from './use-post-form.ts'

const NOT_OUT: readonly { value: Plan; label: string }[] = [
  { value: 'draft', label: 'Keep as draft' },
  { value: 'now', label: 'Publish now' },
  { value: 'later', label: 'Schedule' },
]
const OUT: readonly { value: Plan; label: string }[] = [
  { value: 'stay', label: 'Stays published' },
  { value: 'draft', label: 'A draft again' },
]

/** When students see a post, and what that means. */
export function PostPlanFields({ editing: { form, isOut, at, zone } }: { readonly editing: PostEditing }) {
  const { plan } = form.values
  return (
    <>
      <ChoiceTiles
        name="plan"
        legend={isOut ? 'This post is published' : 'When do students see it?'}
        choices={isOut ? OUT : NOT_OUT}
        value={plan}
        onChange={(chosen) => form.set('plan', chosen as Plan)}
      />
      {isOut && plan === 'draft' && (
        <p className="text-sm text-muted">
          Students no longer see it, and its date is lost: published again, it has the date of that day.
        </p>
      )}
      {plan === 'later' && (
        <div className="grid gap-2">
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField {...form.text('date')} label="Day" type="date" />
            <TextField {...form.text('time')} label="Time" type="time" />
          </div>
          <p role="status" className="text-sm text-muted">
            {at === null ? `In ${yourTime(zone)}.` : `${momentText(at, zone)}.`}
          </p>
        </div>
      )}
    </>
  )
}
