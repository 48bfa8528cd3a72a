import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Clock } from '../plugins/clock.ts'
import { runningClock } from './test-clock.ts'

/** How a mail server treats its clients. */
export type Manners =
  | { readonly kind: 'takes' }
  /** Refuses with this code and words: the connection, the sign-in, the recipient, or the whole mail. */
  | {
      readonly kind: 'refuses'
      readonly at: 'connection' | 'sign-in' | 'recipient' | 'data'
      readonly code: number
      readonly words?: string
    }
  /** Accepts the connection and never responds. */
  | { readonly kind: 'hangs' }
  /** Accepts mails only once this many are pending at the same time. */
  | { readonly kind: 'gathers'; readonly mails: number }
  /** Closes the connection in the middle of a mail. */
  | { readonly kind: 'closes' }

export interface ReceivedMail {
  readonly to: string
  readonly messageId: string
  readonly text: string
  /** When it was accepted, by the test's clock. */
  readonly at: number
}

/** A real mail server on loopback whose behaviour a test can change. */
export interface SmtpPlace {
  readonly url: string
  readonly received: ReceivedMail[]
  /** The number of connections, whatever their outcome. */
  visits: number
  manners: Manners
  /** Treats this address differently. */
  readonly mannersTo: Map<string, Manners>
  /** Closes every open connection, so that the next mails see its behaviour towards new connections. */
  hangUp(): void
  /** Goes down: connections are refused. */
  stop(): Promise<void>
  /** Comes back at the same address. */
  start(): Promise<void>
}

/** Starts a mail server that accepts everything. The test must stop it. */
export async function startSmtpPlace(clock: Clock = runningClock): Promise<SmtpPlace> {
  const sockets = new Map<number | undefined, Socket>()
  /** Callbacks that accept the mails waiting for others. */
  let gathered: (() => void)[] = []
  let port = 0
  let server = makeServer()
  const place: SmtpPlace = {
    get url() {
      return `smtp://shine:secret@127.0.0.1:${port}`
    },
    received: [],
    visits: 0,
    manners: { kind: 'takes' },
    mannersTo: new Map(),
    hangUp: () => {
      for (const socket of sockets.values()) socket.destroy()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        place.hangUp()
      }),
    start: async () => {
      server = makeServer()
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      port = (server.server.address() as AddressInfo).port
    },
  }

  /** The error with which the server responds at this point; null if it continues. */
  function refusal(at: 'connection' | 'sign-in' | 'recipient' | 'data', to?: string): Error | null {
    const manners = (to && place.mannersTo.get(to)) || place.manners
    if (manners.kind !== 'refuses' || manners.at !== at) return null
    const words = manners.words ?? `not now, ${to ?? 'stranger'}`
    return Object.assign(new Error(words), { responseCode: manners.code })
  }

  function recipientOf({ envelope }: SMTPServerSession): string {
    return envelope.rcptTo[0]?.address ?? ''
  }

  function makeServer(): SMTPServer {
    const made = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onConnect: (_session, done) => {
        place.visits += 1
        if (place.manners.kind !== 'hangs') done(refusal('connection'))
      },
      onAuth: (_auth, _session, done) => {
        const error = refusal('sign-in')
        if (error) done(error)
        else done(null, { user: 'shine' })
      },
      onRcptTo: ({ address }, _session, done) => done(refusal('recipient', address)),
      onData: (stream, session, done) => {
        const to = recipientOf(session)
        const manners = place.mannersTo.get(to) ?? place.manners
        let text = ''
        stream.on('data', (bytes: Buffer) => {
          text += bytes.toString()
          if (manners.kind === 'closes') sockets.get(session.remotePort)?.destroy()
        })
        stream.on('end', () => {
          const error = refusal('data', to)
          const take = () => {
            const messageId = /^Message-ID:\s+<(.*)>\r$/m.exec(text)?.[1] ?? ''
            place.received.push({ to, messageId, text, at: clock.now() })
            done()
          }
          if (error) return done(error)
          if (manners.kind !== 'gathers') return take()
          gathered.push(take)
          if (gathered.length < manners.mails) return
          for (const one of gathered) one()
          gathered = []
        })
      },
    })
    // Clients that disconnect are what these tests are about.
    made.on('error', () => undefined)
    made.server.on('connection', (socket: Socket) => {
      const { remotePort } = socket
      sockets.set(remotePort, socket)
      socket.on('close', () => sockets.delete(remotePort))
    })
    return made
  }

  await place.start()
  return place
}
