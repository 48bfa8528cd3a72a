import type { AdminSchool, Joining } from '@shinequo/contract/schools/admin-schools'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { SchoolSearch } from '../../../components/schools/school-search.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import type { SchoolChoice } from '../../../lib/school-list.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { useJoinSchool, usePreviewJoining } from '../api/admin.ts'

interface JoinSchoolProps {
  readonly school: AdminSchool
  readonly onBack: () => void
  readonly onJoined: () => void
}

/** Joins a school to another: first says what moves, then asks for the last time. */
export function JoinSchool({ school, onBack, onJoined }: JoinSchoolProps) {
  const { value, version } = school
  const name = schoolText(school.name)
  const [into, setInto] = useState<SchoolChoice | null>(null)
  const look = usePreviewJoining()
  const join = useJoinSchool()
  const preview = into !== null && look.data?.into.value === into.value ? look.data : undefined
  const failure = join.error ?? look.error
  const busy = look.isPending || join.isPending
  const onAct = async () => {
    if (into === null) return
    if (preview === undefined) return look.mutate({ value, into: into.value })
    // Callbacks of `mutate` are dropped if the list loses the school, and with it this dialog, before all is refetched.
    const other = await join.mutateAsync({ value, into: into.value, version }).catch(() => undefined)
    if (other === undefined) return
    toast.success(messages.areJoined(name, other.name))
    onJoined()
  }
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{messages.joinLede}</p>
      {failure && <Note tone="danger">{messageOf(failure)}</Note>}
      <SchoolSearch
        name="into"
        label={messages.joinInto}
        chosen={into?.name ?? ''}
        onChoose={setInto}
        except={[value, 'other']}
        clearable
      />
      {preview && <WhatMoves preview={preview} name={name} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" disabled={busy} onClick={onBack}>
          {actions.back}
        </Button>
        <Button
          kind={preview ? 'danger' : 'primary'}
          disabled={into === null}
          busy={busy}
          onClick={() => void onAct()}
        >
          {preview ? messages.joinNow : messages.seeWhatMoves}
        </Button>
      </div>
    </div>
  )
}

function WhatMoves({ preview, name }: { readonly preview: Joining; readonly name: string }) {
  const { into, students, posts, stories, invitations, coaches, domains } = preview
  const counts = [
    students === null
      ? messages.fewStudents
      : students === 0
        ? messages.noStudents
        : messages.studentCount(students),
    messages.postCount(posts),
    messages.storyCount(stories),
    messages.openInvitations(invitations),
    messages.coachCount(coaches),
    domains.length === 0 ? messages.noDomains : messages.mailOf(domains),
  ]
  return (
    <Note tone="amber">
      <div role="status">
        <p className="font-strong [overflow-wrap:anywhere]">{messages.movesTo(into.name)}</p>
        <ul className="my-2 list-disc ps-5 [overflow-wrap:anywhere]">
          {counts.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="[overflow-wrap:anywhere]">{messages.joinIsFinal(name)}</p>
      </div>
    </Note>
  )
}
