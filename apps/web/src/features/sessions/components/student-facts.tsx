import { DEGREES, ETHNICITIES, GENDERS, labelOf } from '@shinequo/contract/profiles'
import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import { datedDayText } from '@shinequo/messages/times'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { countWords } from './session-words.ts'

/** Who a student is, as far as they share it with their coach. */
export function StudentFacts({ student }: { readonly student: OpenedStudent }) {
  const { user, identity } = student
  const zone = useCoachZone()
  const nameOfSchool = useSchoolNames([student.school])
  const facts: readonly (readonly [string, string])[] = [
    ['School', nameOfSchool(student.school)],
    ['Degree', labelOf(DEGREES, student.degree)],
    ['Course', student.course],
    ['Language preference', student.language_preference],
    ['Your student since', datedDayText(Date.parse(student.matched_at), zone)],
    ['Together', countWords(student.sessions)],
    ...(identity
      ? ([
          ['Ethnicity', labelOf(ETHNICITIES, identity.identify_as)],
          ['Gender', labelOf(GENDERS, identity.sex)],
          ['International student', internationalWords(identity.is_international)],
        ] as const)
      : []),
  ]
  return (
    <Card aria-labelledby="about-student">
      <CardHead id="about-student" title={`About ${user.first_name}`} />
      <Avatar name={`${user.first_name} ${user.last_name}`} url={student.url} size={96} className="mb-4" />
      {student.needs_care && <CareFlag about={`what ${user.first_name} wrote of themselves`} />}
      <dl>
        {facts.map(([term, value], index) => (
          <div key={term} className={`py-3 ${index > 0 ? 'border-t border-line' : ''}`}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value || 'Not said'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {identity
          ? `${user.first_name} shares ethnicity, gender and international with you, and can end that at any time.`
          : `${user.first_name} can share more from User Profile.`}
      </p>
    </Card>
  )
}

function internationalWords(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'Yes' : 'No'
}

/** What a student answered when they looked for a coach. */
export function StudentAnswers({ student }: { readonly student: OpenedStudent }) {
  const { answers, user } = student
  return (
    <Card aria-labelledby="answers">
      <CardHead id="answers" title="Answers" />
      {answers.length === 0 ? (
        <p className="text-sm text-muted">{user.first_name} has not answered the questions yet.</p>
      ) : (
        <dl className="grid gap-4">
          {answers.map(({ question_text, answer, needs_care }) => (
            <div key={question_text}>
              <dt className="text-sm text-muted">{question_text}</dt>
              <dd className="max-w-[70ch] whitespace-pre-wrap font-medium [overflow-wrap:anywhere]">
                {answer}
                {needs_care && <CareFlag about={question_text} className="mt-2" />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
