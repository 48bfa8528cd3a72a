import * as messages from '@shinequo/messages/web/help'
import { Printer } from 'lucide-react'
import { CrisisLinks, EmergencyLine } from '../../components/care/care-card.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { ContactPart } from '../../features/care/components/contact-part.tsx'
import { ProgrammeContact } from '../../features/care/components/programme-contact.tsx'
import { useCrisisLine } from '../../lib/crisis-line.ts'
import { Contents, Pairs, Part, Points } from './help-parts.tsx'

const PARTS = [
  ['crisis', messages.crisis],
  ['how', messages.how],
  ['private', messages.whoReads],
  ['danger', messages.danger],
  ['change', messages.change],
  ['wrong', messages.wrong],
  ['your-data', messages.yours],
] as const

/** /home/help: how coaching works, who reads what, and where to turn; also on paper. */
export default function StudentHelpPage() {
  const { number } = useCrisisLine()
  return (
    <>
      <PageHead lede={messages.lede}>{messages.help}</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[17rem_minmax(0,1fr)] print:block">
        <Contents parts={PARTS} />
        <div className="grid min-w-0 gap-4 tablet:gap-6">
          <Part id="crisis" title={messages.crisis}>
            <p>{messages.crisisWords(number)}</p>
            <CrisisLinks />
            <EmergencyLine />
            <ContactPart />
          </Part>
          <Part id="how" title={messages.how}>
            <Points texts={messages.HOW} />
          </Part>
          <Part id="private" title={messages.whoReads}>
            <p>{messages.privateLede}</p>
            <Pairs pairs={messages.READERS} />
            <p className="text-sm text-muted">{messages.operator}</p>
          </Part>
          <Part id="danger" title={messages.danger}>
            <Points texts={messages.DANGER} />
          </Part>
          <Part id="change" title={messages.change}>
            <Points texts={messages.CHANGE} />
          </Part>
          <Part id="wrong" title={messages.wrong}>
            <ProgrammeContact />
            <Points texts={messages.WRONG} />
          </Part>
          <Part id="your-data" title={messages.yours}>
            <Points texts={messages.YOURS} />
            <p className="text-sm text-muted">{messages.programmeMayDiffer}</p>
          </Part>
          <Button kind="quiet" className="justify-self-start print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {messages.print}
          </Button>
        </div>
      </div>
    </>
  )
}
