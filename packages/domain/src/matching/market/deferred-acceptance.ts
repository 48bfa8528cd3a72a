/** The input of a matching. Students and coaches are indexes from 0. */
export interface Proposals {
  /** The students who look for a coach. Their order affects the running time, never the result. */
  readonly students: Iterable<number>
  /** The maximum number of students per coach: whole numbers, 0 for none. */
  readonly places: Int32Array
  /** Orders students of equal priority: the lower lot comes first. Lots are unique. */
  readonly lots: Uint32Array
  /**
   * The coach at a position of the student's list, 0 being the best; -1 past its end. Called once for each position, in
   * order. `bars` has the priority below which each coach refuses from now on; a list may leave such coaches out.
   */
  coachAt(student: number, place: number, bars: Float64Array): number
  /** The coach's priority for the student at that position: higher is better, -Infinity is never. Not NaN. */
  priorityAt(student: number, place: number, coach: number): number
}

export interface Accepted {
  /** The coach of each student; -1 for none. */
  readonly coaches: Int32Array
  /** The position of that coach on the student's list; -1 for none. */
  readonly places: Int32Array
}

/**
 * Stable matching by deferred acceptance (Gale and Shapley 1962, with places as in college admission): every student
 * proposes down the list; a coach holds the best proposals and rejects the worst if there are too many. In the result,
 * no student and coach would both prefer each other: every coach whom a student prefers to the own coach is full of
 * students with a higher priority. Of all such results, this gives each student the best coach. No student gets a
 * better coach by changing the list while the coaches' priorities stay the same. Lists need not include every coach.
 */
export function deferredAcceptance(market: Proposals): Accepted {
  const { places, lots } = market
  const coaches = new Int32Array(lots.length).fill(-1)
  const held = new Int32Array(lots.length).fill(-1)
  const priorities = new Float64Array(lots.length)
  const bars = Float64Array.from(places, (room) => (room > 0 ? -Infinity : Infinity))
  // The students each coach holds, as a heap with the lowest priority on top.
  const heaps: number[][] = Array.from(places, () => [])
  const next = new Int32Array(lots.length)

  const worse = (a: number, b: number) =>
    priorities[a]! < priorities[b]! || (priorities[a] === priorities[b] && lots[a]! > lots[b]!)

  /**
   * Lets the student propose until a coach holds them or the list ends. Returns the student whom that coach rejected,
   * -1 for none.
   */
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

/** Pushes an element onto a heap. */
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

/** Replaces the top of a heap. */
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
