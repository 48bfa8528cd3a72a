import type { CareMember } from '@shinequo/contract/care/worries'
import * as messages from '@shinequo/messages/web/care'
import { useState } from 'react'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCareMembers, useSaveCareMembers } from '../api/admin.ts'

/** The administrators whom coaches can name when they hand over a worry. Each change is saved at once. */
export function CareStaff() {
  const members = useCareMembers()
  const save = useSaveCareMembers()
  // Shown from the click until it is saved; reset if saving fails.
  const [ticked, setTicked] = useState<readonly CareMember[]>()
  if (members.data === undefined) return <PendingCard query={members} failure={messages.staffDidNotLoad} />
  const shown = ticked ?? members.data
  function tick(id: string, takes: boolean): void {
    const next = shown.map((member) => (member.account_id === id ? { ...member, takes } : member))
    setTicked(next)
    save.mutate(
      next.filter((member) => member.takes).map(({ account_id }) => account_id),
      { onSettled: () => setTicked((latest) => (latest === next ? undefined : latest)) },
    )
  }
  return (
    <Card aria-labelledby="care-staff">
      <CardHead id="care-staff" title={messages.whoTakesWorries} className="mb-1!" />
      <p className="mb-3 max-w-[66ch] text-sm text-muted">{messages.whoTakesWorriesHint}</p>
      {save.error && <Note tone="danger">{messageOf(save.error)}</Note>}
      <fieldset>
        <legend className="sr-only">{messages.whoTakesWorries}</legend>
        {shown.map(({ account_id, name, takes }) => (
          <Checkbox
            key={account_id}
            name={account_id}
            label={name}
            checked={takes}
            onChange={(event) => tick(account_id, event.target.checked)}
          />
        ))}
      </fieldset>
    </Card>
  )
}
