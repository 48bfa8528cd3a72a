import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { newQueryClient } from '../../lib/query-client.ts'
import '../../styles/room.css'
import { Check } from './check.tsx'
import { Door } from './door.tsx'
import { Ended } from './ended.tsx'
import { Session } from './session.tsx'
import { useStore } from './store.ts'
import { Visit } from './visit.ts'

const visit = new Visit(location.pathname.split('/')[2] ?? '')

function Room() {
  const stage = useStore(visit)
  if (stage === null) return null
  if (stage.at === 'check') return <Check {...stage} onJoin={visit.join} />
  if (stage.at === 'session') return <Session stay={stage.stay} onLeave={visit.leave} />
  if (stage.at === 'ended') return <Ended room={stage.room} onReturn={visit.begin} />
  return <Door key={stage.times} refusal={stage.refusal} onAgain={visit.begin} />
}

// Not in strict mode, which calls effects twice: those of the room announce, and move the focus.
createRoot(document.getElementById('room') as HTMLElement).render(
  <QueryClientProvider client={newQueryClient()}>
    <Room />
  </QueryClientProvider>,
)
void visit.begin()
