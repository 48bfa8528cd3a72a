/**
 * The fields of a row that a reply has under the same name, as they are. The presenter adds what differs, such as dates and
 * pictures; the reply's type says what is missing.
 */
export function replyFields<Shape extends object, Row extends object>(
  reply: { readonly shape: Shape },
  row: Row,
): Pick<Row, keyof Row & keyof Shape> {
  const names = Object.keys(reply.shape).filter((name) => Object.hasOwn(row, name))
  return Object.fromEntries(names.map((name) => [name, row[name as keyof Row]])) as never
}
