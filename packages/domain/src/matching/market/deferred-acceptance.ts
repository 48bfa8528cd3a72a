/** Who proposes to whom. Students and coaches are indexes from 0. */
export interface Proposals {
  /** Who looks for a coach. The order changes the time that it takes, never the outcome. */
  readonly students: Iterable<number>
  /** How many students each coach takes at most: whole numbers, 0 for nobody. */
  readonly places: Int32Array
  /** Decides between students whom a coach wants alike: the lower comes first. No two students share one. */
  readonly lots: Uint32Array
  /**
   * The coach at a place of the student's list, 0 being the best; -1 past its end. Asked for each place once, in order.
   * `bars` says of each coach which priority is too low for ever; a list may leave out coaches below.
   */
  coachAt(student: number, place: number, bars: Float64Array): number
  /** How much the coach at that place wants the student: more is better, -Infinity is never. Not NaN. */
  priorityAt(student: number, place: number, coach: number): number
}

export interface Accepted {
  /** The coach of each student, -1 for those who have none. */
  readonly coaches: Int32Array
  /** Which place of the student's list that coach has; -1 without one. */
  readonly places: Int32Array
}

/**
 * Stable matching by deferred acceptance (Gale and Shapley 1962, with places as in college admission): every student
 * proposes down the list, a coach holds the best of those who proposed and lets go of the worst when there are too many.
 * Afterwards no student and coach would both rather have each other: whom a student likes better than the own coach is
 * full of students whom that coach wants more. Among all such outcomes each student has the best coach there. Nobody gets
 * a better coach by another list while the coaches' priorities stay. Nobody's list need name every coach.
 */
export function deferredAcceptance(market: Proposals): Accepted {
  const { places, lots } = market
  const coaches = new Int32Array(lots.length).fill(-1)
  const held = new Int32Array(lots.length).fill(-1)
  const priorities = new Float64Array(lots.length)
  const bars = Float64Array.from(places, (room) => (room > 0 ? -Infinity : Infinity))
  // Of each coach the students held, as a heap with the least wanted on top.
  const heaps: number[][] = Array.from(places, () => [])
  const next = new Int32Array(lots.length)

  const worse = (a: number, b: number) =>
    priorities[a]! < priorities[b]! || (priorities[a] === priorities[b] && lots[a]! > lots[b]!)

  /** Lets the student propose until a coach holds them or the list ends; answers whom that coach let go, -1 for nobody. */
  function propose(student: number): number {
    for (;;) {
      const place = next[student]!
      const coach = market.coachAt(student, place, bars)
      if (coach < 0) return -1
      next[student] = place + 1
      const priority = market.priorityAt(student, place, coach)
      if (priority === -Infinity || priority < bars[coach]!) continue
      const heap = heaps[coach]!
      priorities[student] = priority
      const isFull = heap.length === places[coach]
      if (isFull && worse(student, heap[0]!)) continue
      coaches[student] = coach
      held[student] = place
      let gone = -1
      if (isFull) {
        gone = heap[0]!
        coaches[gone] = -1
        held[gone] = -1
        sink(heap, student, worse)
      } else rise(heap, student, worse)
      if (heap.length === places[coach]) bars[coach] = priorities[heap[0]!]!
      return gone
    }
  }

  for (const first of market.students) {
    for (let student = first; student >= 0; ) student = propose(student)
  }
  return { coaches, places: held }
}

type Worse = (a: number, b: number) => boolean

/** Adds one to a heap. */
function rise(heap: number[], one: number, worse: Worse): void {
  let at = heap.push(one) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (!worse(one, heap[above]!)) break
    heap[at] = heap[above]!
    at = above
  }
  heap[at] = one
}

/** Puts one in the place of the heap's top. */
function sink(heap: number[], one: number, worse: Worse): void {
  let at = 0
  for (;;) {
    let below = 2 * at + 1
    if (below >= heap.length) break
    if (below + 1 < heap.length && worse(heap[below + 1]!, heap[below]!)) below += 1
    if (!worse(heap[below]!, one)) break
    heap[at] = heap[below]!
    at = below
  }
  heap[at] = one
}
