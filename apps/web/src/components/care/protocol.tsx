import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care'
import { useCareProtocol } from '../../lib/care.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { wordingIn } from '../../lib/wording-in.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { CrisisLinks, EmergencyLine } from './care-card.tsx'

/** The programme's protocol with the crisis line, which is shown even if the text does not load. */
export function Protocol() {
  const { data, error, isFetching, refetch } = useCareProtocol()
  return (
    <div className="grid gap-4">
      {data !== undefined && <ProtocolText protocol={data.protocol} protocol_es={data.protocol_es} />}
      {data === undefined && error === null && (
        <div className="grid gap-2">
          <Waiting>{actions.loading}</Waiting>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {data === undefined && error !== null && (
        <Note tone="danger">
          <p>{messages.protocolDidNotLoad(messageOf(error))}</p>
          <Button kind="quiet" size="small" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
            {actions.tryAgain}
          </Button>
        </Note>
      )}
      <div className="grid max-w-[66ch] gap-1 text-sm">
        <p>{messages.ifYouSpeakSpanish}</p>
        <ul lang="es-US" className="grid list-disc gap-1 ps-5">
          {messages.QUESTIONS_IN_SPANISH.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <section aria-label={messages.linesToCall} className="grid gap-3 rounded-box bg-accent-soft p-4">
        <CrisisLinks />
        <EmergencyLine />
      </section>
    </div>
  )
}

interface Wordings {
  readonly protocol: string
  /** '' if the programme has not written it. */
  readonly protocol_es: string
}

/** The protocol as it was written, in the page's language if the programme has it. An empty line separates paragraphs. */
export function ProtocolText({ protocol, protocol_es }: Wordings) {
  const { text, marks } = wordingIn(protocol, protocol_es)
  return (
    <p {...marks} className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  )
}
