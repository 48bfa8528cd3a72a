/**
 * Where Join Now leads: to our room at this server by whatever name this browser knows it, since it is a document of its
 * own here; elsewhere as a web address.
 */
export function joinAddress(bookingId: string, url: string): string {
  const room = `/session/${bookingId}`
  return url.endsWith(room) ? room : url
}
