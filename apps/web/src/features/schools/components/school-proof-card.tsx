import * as messages from '@shinequo/messages/web/schools'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { SchoolProof } from './school-proof.tsx'

/** Shown instead of wall or feed if the server says that no school is proved. */
export function SchoolProofCard() {
  return (
    <Card aria-labelledby="prove-school" className="grid gap-5 tablet:grid-cols-[auto_minmax(0,1fr)]">
      <Shine mood="greeting" size={64} className="max-tablet:hidden" />
      <div className="min-w-0">
        <CardHead id="prove-school" title={messages.forStudentsOfSchool} className="mb-2!" />
        <SchoolProof proved={null} />
      </div>
    </Card>
  )
}
