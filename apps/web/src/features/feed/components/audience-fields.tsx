import * as messages from '@shinequo/messages/web/feed'
import { X } from 'lucide-react'
import { SchoolSearch } from '../../../components/schools/school-search.tsx'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { schoolText } from '../../../lib/school-text.ts'
import { AUDIENCES, type Audience, schoolsIn, schoolsText } from '../post-plan.ts'
import type { PostEditing } from '../use-post-form.ts'

interface AudienceFieldsProps {
  readonly editing: PostEditing
  /** The post's own school. */
  readonly school: string
}

/** Which students see a post: those of its school, of other schools too, or of all. */
export function AudienceFields({ editing: { form }, school }: AudienceFieldsProps) {
  const { audience, also_for } = form.values
  const chosen = schoolsIn(also_for)
  return (
    <div className="grid gap-3">
      <ChoiceTiles
        name="audience"
        legend={messages.whoSees}
        value={audience}
        onChange={(value) => form.set('audience', value as Audience)}
        choices={AUDIENCES.map((value) => ({ value, label: messages.AUDIENCES[value] }))}
      />
      {audience === 'some' && (
        <>
          <SchoolSearch
            name="also_for"
            label={messages.alsoFor}
            chosen=""
            error={form.errors.also_for}
            except={[school, ...chosen.map(({ value }) => value)]}
            onChoose={(one) => one && form.set('also_for', schoolsText([...chosen, one]))}
          />
          <ul className="flex flex-wrap gap-2">
            {chosen.map(({ value, name }) => (
              <li
                key={value}
                className="flex min-w-0 items-center gap-1 rounded-box bg-primary-soft ps-3 text-sm font-medium text-on-soft"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{schoolText(name)}</span>
                <IconButton
                  label={messages.removeSchool(schoolText(name))}
                  onClick={() =>
                    form.set('also_for', schoolsText(chosen.filter((one) => one.value !== value)))
                  }
                >
                  <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
