import * as messages from '@shinequo/messages/web/help'
import { useLocation } from 'react-router'
import { CrisisLinks, EmergencyLine } from '../../components/care/care-card.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Pairs, Part } from './help-parts.tsx'

/** /coach/help and /admin/help: what each side sees of students, and what to do in a crisis. */
export default function StaffHelpPage() {
  const isCoach = /^\/coach/i.test(useLocation().pathname)
  return (
    <>
      <PageHead lede={isCoach ? messages.coachLede : messages.adminLede}>{messages.help}</PageHead>
      <div className="grid max-w-200 gap-4 tablet:gap-6">
        <Part id="who-reads-what" title={messages.whoReads}>
          <Pairs pairs={isCoach ? messages.COACH : messages.ADMIN} />
        </Part>
        <Part id="crisis" title={messages.crisis}>
          <CrisisLinks />
          <EmergencyLine />
        </Part>
      </div>
    </>
  )
}
