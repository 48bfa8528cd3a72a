import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/help'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCareContact } from '../api/student.ts'

/** Where students complain: the programme's address, or that their school knows it. */
export function ProgrammeContact() {
  const { data, error, isFetching, refetch } = useCareContact()
  if (error !== null && data === undefined) {
    return (
      <ErrorState
        level="h3"
        title={messages.addressDidNotLoad}
        message={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    // As tall in every state, so that nothing below moves.
    <div className="min-h-22">
      {data === undefined ? (
        <Waiting>{actions.loading}</Waiting>
      ) : data.email === '' ? (
        <p>{messages.noAddress}</p>
      ) : (
        <p>
          <Sentence
            parts={messages.writeTo(
              <a key="address" href={`mailto:${data.email}`} className="text-link [overflow-wrap:anywhere]">
                {data.email}
              </a>,
            )}
          />
        </p>
      )}
    </div>
  )
}
