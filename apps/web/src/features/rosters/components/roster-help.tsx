import * as messages from '@shinequo/messages/web/rosters'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'

const COLUMNS = [
  ['email', messages.COLUMNS.email],
  ['first_name, last_name', messages.COLUMNS.names],
  ['school', messages.COLUMNS.school],
  ['role', messages.COLUMNS.role],
  ['state, city', messages.COLUMNS.place],
] as const

/** A sample file with invented people. */
const EXAMPLE = `email,first_name,last_name,school,role,state,city\r
noor@example.edu,Noor,Sample,Boston University,student,Massachusetts,Boston\r
sam@example.edu,Sam,Sample,,coach,,\r
`

/** What a roster contains. */
export function RosterHelp() {
  return (
    <Card aria-labelledby="roster-help">
      <CardHead
        id="roster-help"
        title={messages.helpTitle}
        action={
          <DownloadButton fileName="roster-example.csv" load={async () => EXAMPLE}>
            {messages.downloadExample}
          </DownloadButton>
        }
      />
      <p className="text-sm text-muted">{messages.helpColumns}</p>
      <dl className="mt-3 grid gap-2 text-sm">
        {COLUMNS.map(([name, words]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            {/* The columns have their English names in every language. */}
            <dt lang="en" className="font-strong">
              {name}
            </dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
