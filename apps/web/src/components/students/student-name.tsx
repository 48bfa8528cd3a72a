import { Link } from 'react-router'

interface StudentNameProps {
  /** The student profile's id. */
  readonly id: string
  readonly name: string
  /** Whether the coach can open the student's page. */
  readonly canOpen: boolean
}

/** For a coach: a student's name, as a link to their page if the coach can open it. As high as its line of text. */
export function StudentName({ id, name, canOpen }: StudentNameProps) {
  if (!canOpen) return <span>{name}</span>
  return (
    <Link
      to={`/coach/students/${encodeURIComponent(id)}`}
      className="-my-2.5 inline-flex min-h-11 max-w-full items-center rounded-in text-ink underline decoration-line-strong underline-offset-3 [overflow-wrap:anywhere] hover:decoration-current"
    >
      {name}
    </Link>
  )
}
