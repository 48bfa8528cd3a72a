import { yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/feed'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import type { Plan } from '../post-plan.ts'
import { momentText } from '../post-words.ts'
import type { PostEditing } from '../use-post-form.ts'

const NOT_OUT: readonly { value: Plan; label: string }[] = [
  { value: 'draft', label: messages.keepAsDraft },
  { value: 'now', label: messages.publishNow },
  { value: 'later', label: messages.schedule },
]
const OUT: readonly { value: Plan; label: string }[] = [
  { value: 'stay', label: messages.staysPublished },
  { value: 'draft', label: messages.draftAgain },
]

/** When students see a post, with an explanation. */
export function PostPlanFields({ editing: { form, isOut, at, zone } }: { readonly editing: PostEditing }) {
  const { plan } = form.values
  return (
    <>
      <ChoiceTiles
        name="plan"
        legend={isOut ? messages.isPublished : messages.whenSeen}
        choices={isOut ? OUT : NOT_OUT}
        value={plan}
        onChange={(chosen) => form.set('plan', chosen as Plan)}
      />
      {isOut && plan === 'draft' && <p className="text-sm text-muted">{messages.dateIsLost}</p>}
      {plan === 'later' && (
        <div className="grid gap-2">
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField {...form.text('date')} label={messages.day} type="date" />
            <TextField {...form.text('time')} label={messages.time} type="time" />
          </div>
          <p role="status" className="text-sm text-muted">
            {at === null ? messages.inYourTime(yourTime(zone)) : messages.chosenTime(momentText(at, zone))}
          </p>
        </div>
      )}
    </>
  )
}
