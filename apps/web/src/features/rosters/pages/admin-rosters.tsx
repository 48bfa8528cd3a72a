import * as people from '@shinequo/messages/web/people'
import * as messages from '@shinequo/messages/web/rosters'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { ChooseRoster } from '../components/choose-roster.tsx'
import { RosterHelp } from '../components/roster-help.tsx'
import { RosterList } from '../components/roster-list.tsx'

/** /admin/people/import: choose and check a file, or open one of the newest imports. */
export default function AdminRostersPage() {
  return (
    <>
      <BackLink to="/admin/people">{people.title}</BackLink>
      <PageHead lede={messages.lede}>{messages.title}</PageHead>
      <div className="grid gap-4 tablet:gap-6">
        <div className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-2">
          <ChooseRoster />
          <RosterHelp />
        </div>
        <RosterList />
      </div>
    </>
  )
}
