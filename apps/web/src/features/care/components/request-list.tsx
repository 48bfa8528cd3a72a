import type { CareRequest } from '@shinequo/contract/care'
import { datedDayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/care'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ageWords } from '../../../lib/age-words.ts'
import { ownZone } from '../../../lib/own-zone.ts'

interface RequestListProps {
  readonly requests: readonly CareRequest[]
  readonly now: number
  /** The id of the request that is being reopened. */
  readonly reopening: string | undefined
  readonly onOpen: (request: CareRequest) => void
  readonly onReopen: (request: CareRequest) => void
}

/** Who asked, how long ago and where. The text is only shown in the dialog. */
export function RequestList({ requests, now, reopening, onOpen, onReopen }: RequestListProps) {
  return (
    <ul aria-label={messages.requests}>
      {requests.map((request) => {
        const { id, student, place, created_at, answered, handed_over } = request
        const name = `${student.first_name} ${student.last_name}`
        const age = ageWords(now - Date.parse(created_at))
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 tablet:px-6"
          >
            <Avatar name={name} url={student.url} size={48} />
            <div className="grid min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              <p className="flex flex-wrap items-center gap-2 font-strong">
                {name}
                {!student.email_proved && <Chip tone="amber">{messages.addressUnproved}</Chip>}
              </p>
              <p className="text-sm text-muted">
                {messages.WRITTEN_IN[place]}
                <span className="max-tablet:hidden"> · </span>
                {/* On its own line on a phone, where the two would only sometimes fit. */}
                <span className="max-tablet:block">
                  {answered ? messages.asked(age) : messages.waits(age)}
                </span>
              </p>
              {handed_over && (
                <p className="text-sm">{messages.handedOverBy(handed_over.by, handed_over.to)}</p>
              )}
              {answered && (
                <p className="mt-1 text-sm">
                  {messages.answeredOn(
                    answered.by,
                    datedDayText(Date.parse(answered.at), ownZone()),
                    answered.note,
                  )}
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                kind={answered ? 'quiet' : 'primary'}
                size="small"
                aria-label={answered ? messages.readAgainOf(name) : messages.readAndAnswerOf(name)}
                onClick={() => onOpen(request)}
              >
                {answered ? messages.readAgain : messages.readAndAnswer}
              </Button>
              {answered && (
                <Button
                  kind="quiet"
                  size="small"
                  busy={reopening === id}
                  aria-label={messages.notAnsweredYetOf(name)}
                  onClick={() => onReopen(request)}
                >
                  {messages.notAnsweredYet}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
