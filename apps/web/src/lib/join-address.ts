/**
 * The address for Join Now. Our own room becomes a path on this server, whatever host name this browser uses, because
 * the room is a separate document here. Other addresses are kept.
 */
export function joinAddress(bookingId: string, url: string): string {
  const room = `/session/${bookingId}`
  return url.endsWith(room) ? room : url
}
