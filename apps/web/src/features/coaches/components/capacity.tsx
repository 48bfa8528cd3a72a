import { capacityBody } from '@shinequo/contract/coaches/review'
import type { Person } from '@shinequo/contract/people'
import * as actions from '@shinequo/messages/web/actions'
import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/people'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useSetCapacity } from '../api/admin.ts'

type Coach = NonNullable<Person['coach']>

/** How many students a coach has, and the maximum, which can be edited in place. */
export function Capacity({ coach, name }: { readonly coach: Coach; readonly name: string }) {
  const [editing, setEditing] = useState(false)
  const [moved, setMoved] = useState(false)
  if (editing) {
    return (
      <CapacityForm
        coach={coach}
        name={name}
        onDone={() => {
          setMoved(true)
          setEditing(false)
        }}
      />
    )
  }
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: it follows a press of Save or Cancel, which are gone
      autoFocus={moved}
      aria-label={messages.changePlaces(coach.students, coach.capacity, name)}
      onClick={() => setEditing(true)}
      className="inline-flex min-h-11 items-center gap-2 rounded-in px-2 text-sm tabular-nums hover:bg-hover"
    >
      {messages.places(coach.students, coach.capacity)}
      <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4 text-muted" />
    </button>
  )
}

interface CapacityFormProps {
  readonly coach: Coach
  readonly name: string
  readonly onDone: () => void
}

/**
 * If somebody else has changed it meanwhile, shows their value next to the typed one, and the next Save is based on
 * theirs.
 */
function CapacityForm({ coach, name, onDone }: CapacityFormProps) {
  const change = useSetCapacity()
  const valuesOf = ({ capacity }: { capacity: string }) => ({
    version: coach.version,
    capacity: capacity.trim() === '' ? Number.NaN : Number(capacity),
  })
  const form = useForm({
    initial: { capacity: String(coach.capacity) },
    rules: (values) => firstErrors(capacityBody, valuesOf(values), coaches.fieldErrors),
    submit: async (values) => {
      const { capacity } = await change.mutateAsync({ id: coach.id, ...valuesOf(values) })
      toast.success(messages.hasRoom(name, capacity))
      onDone()
    },
  })
  const conflict = form.failure instanceof ApiError && form.failure.code === 'version_conflict'
  return (
    <form {...form.formProps} className="grid max-w-70 gap-2">
      {form.failure !== null && (
        <Note tone={conflict ? 'amber' : 'danger'}>
          {conflict ? messages.capacityChanged(coach.capacity) : messageOf(form.failure)}
        </Note>
      )}
      <TextField
        {...form.text('capacity')}
        label={messages.mostStudents(name)}
        inputMode="numeric"
        autoComplete="off"
        // Opened by a button that this form replaces
        autoFocus
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={form.busy}>
          {actions.save}
        </Button>
        <Button kind="quiet" size="small" disabled={form.busy} onClick={onDone}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  )
}
