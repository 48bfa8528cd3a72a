import { randomUUID } from 'node:crypto'
import { ROOM_SOCKET, type RoomEvent } from '@shinequo/contract/events'
import type { SignedCallers } from './callers.ts'
import { type OpenPage, openWithTicket } from './live-socket.ts'

/**
 * Message sizes in characters between two browsers, like Chromium's: descriptions with one audio and one video line.
 */
const SIZES = { offer: 6500, answer: 5500, candidate: 220, told: 110, hello: 14 } as const
type MessageSize = keyof typeof SIZES

/** Candidates that each side sends to the other: its own addresses, one of a relay, and the end of the list. */
const CANDIDATES: readonly MessageSize[] = Array.from({ length: 5 }, () => 'candidate')

/** The room of a session with its two people: programs that send what the page of a room sends. */
export interface LiveRoom {
  /** One of the two, alternately, mutes or unmutes. */
  tell(): void
  close(): Promise<void>
}

/** Opens a room and sets up its call. Calls `hear` with the milliseconds that a message took from one side to the other. */
export async function openRoom(
  url: string,
  { booking, coach, student }: SignedCallers['rooms'][number],
  hear: (milliseconds: number) => void,
): Promise<LiveRoom> {
  const sides = [
    await enter(url, booking, coach, true, hear),
    await enter(url, booking, student, false, hear),
  ]
  let turn = 0
  return {
    tell: () => sides[turn++ % 2]?.say('told'),
    close: async () => void (await Promise.all(sides.map((side) => side.leave()))),
  }
}

interface Side {
  say(...all: readonly MessageSize[]): void
  leave(): Promise<void>
}

async function enter(
  url: string,
  booking: string,
  token: string,
  offers: boolean,
  hear: (milliseconds: number) => void,
): Promise<Side> {
  let socket: OpenPage | undefined
  let other: string | undefined
  const say = (...all: readonly MessageSize[]) => {
    for (const said of all) {
      const body = JSON.stringify({ said, at: performance.now(), pad: 'v'.repeat(SIZES[said]) })
      if (other) socket?.send({ to: other, body })
    }
  }
  const begin = (peer: string) => {
    other = peer
    say('told', ...(offers ? (['offer', ...CANDIDATES] as const) : []))
  }
  const take = (event: RoomEvent) => {
    if (event.type === 'left') other = undefined
    if (event.type === 'joined') {
      other = event.peer
      say('hello')
      begin(event.peer)
    }
    if (event.type !== 'relay') return
    const { said, at } = JSON.parse(event.body) as { said: MessageSize; at: number }
    hear(performance.now() - at)
    if (event.peer !== other) begin(event.peer)
    if (said === 'hello') say('told')
    if (said === 'offer') say('answer', ...CANDIDATES)
  }
  const room = { booking, peer: randomUUID() }
  const opened = await openWithTicket<RoomEvent>(url, ROOM_SOCKET, token, room, take)
  socket = opened
  return { say, leave: () => opened.leave() }
}
