import { Card, CardHead } from '../../../components/ui/card.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'

const COLUMNS = [
  ['email', 'where the invitation goes'],
  ['first_name, last_name', 'may be empty'],
  ['school', 'its name; may be empty'],
  ['role', 'student or coach; left out: student'],
  ['state, city', 'optional: students can fill it in'],
] as const

/** A file to begin with: the people are samples. */
const EXAMPLE = `email,first_name,last_name,school,role,state,city\r
noor@example.edu,Noor,Sample,Boston University,student,Massachusetts,Boston\r
sam@example.edu,Sam,Sample,,coach,,\r
`

/** What a roster holds. */
export function RosterHelp() {
  return (
    <Card aria-labelledby="roster-help">
      <CardHead
        id="roster-help"
        title="What the file needs"
        action={
          <DownloadButton fileName="roster-example.csv" load={async () => EXAMPLE}>
            Download an example
          </DownloadButton>
        }
      />
      <p className="text-sm text-muted">
        The first row names the columns, in any order. Commas, semicolons or tabs separate them.
      </p>
      <dl className="mt-3 grid gap-2 text-sm">
        {COLUMNS.map(([name, words]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="font-strong">{name}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
