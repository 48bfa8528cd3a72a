/**
 * The id of an open slot: the coach's profile and the start, as `toISOString` writes it. There is no row for it, so anyone
 * can build one.
 */
export function slotId(mentorProfile: string, start: string): string {
  return `${mentorProfile}_${start}`
}

/** Parses an id of `slotId`. Returns null for text that `slotId` cannot have produced. */
export function parseSlotId(id: string): { mentorProfile: string; start: number } | null {
  const cut = id.lastIndexOf('_')
  if (cut < 1) return null
  const mentorProfile = id.slice(0, cut)
  const start = Date.parse(id.slice(cut + 1))
  if (Number.isNaN(start) || slotId(mentorProfile, new Date(start).toISOString()) !== id) return null
  return { mentorProfile, start }
}
