import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import { datedDayText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import { fieldName } from '@shinequo/messages/web/fields'
import * as profiles from '@shinequo/messages/web/profiles'
import * as messages from '@shinequo/messages/web/sessions'
import type { ReactNode } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Languages } from '../../../components/names/languages.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { labelOf } from '../../../lib/label-of.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { wordingIn } from '../../../lib/wording-in.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

interface FactsProps {
  readonly student: OpenedStudent
}

/** A student's data, as far as they share it with their coach. */
export function StudentFacts({ student }: FactsProps) {
  return student.matched_at === null ? (
    <Facts
      student={student}
      facts={[togetherFact(student)]}
      foot={messages.moreOnceMatched(student.user.first_name)}
    />
  ) : (
    <MatchedFacts student={student} matchedAt={student.matched_at} />
  )
}

type Fact = readonly [term: string, value: ReactNode]

const togetherFact = ({ sessions }: OpenedStudent): Fact => [
  messages.together,
  messages.sessionCount(sessions),
]

function MatchedFacts({ student, matchedAt }: FactsProps & { readonly matchedAt: string }) {
  const { user, identity } = student
  const zone = useCoachZone()
  const nameOfSchool = useSchoolNames([student.school])
  const facts: readonly Fact[] = [
    [fieldName('school'), nameOfSchool(student.school)],
    [fieldName('degree'), labelOf(profiles.DEGREES, student.degree)],
    [fieldName('course'), student.course],
    [
      profiles.languagePreference,
      student.language_preference && <Languages text={student.language_preference} />,
    ],
    [messages.yourStudentSince, datedDayText(Date.parse(matchedAt), zone)],
    togetherFact(student),
    ...(identity
      ? ([
          [profiles.ethnicity, labelOf(profiles.ETHNICITIES, identity.identify_as)],
          [profiles.gender, labelOf(profiles.GENDERS, identity.sex)],
          [profiles.internationalStudent, internationalWords(identity.is_international)],
        ] as const)
      : []),
  ]
  return (
    <Facts
      student={student}
      facts={facts}
      foot={identity ? messages.sharesWithYou(user.first_name) : messages.canShareMore(user.first_name)}
    />
  )
}

interface ListProps extends FactsProps {
  readonly facts: readonly Fact[]
  /** Below the facts: what else there may be. */
  readonly foot: string
}

function Facts({ student, facts, foot }: ListProps) {
  const { user } = student
  return (
    <Card aria-labelledby="about-student">
      <CardHead id="about-student" title={messages.about(user.first_name)} />
      <Avatar name={`${user.first_name} ${user.last_name}`} url={student.url} size={96} className="mb-4" />
      {student.facts_need_care && <CareFlag about={messages.wroteOfThemselves(user.first_name)} />}
      <dl>
        {facts.map(([term, value], index) => (
          <div key={term} className={`py-3 ${index > 0 ? 'border-t border-line' : ''}`}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value || profiles.notSaid}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{foot}</p>
    </Card>
  )
}

function internationalWords(value: boolean | null): string {
  if (value === null) return ''
  return value ? actions.yes : actions.no
}

/** A student's answers to the questionnaire, which coaches read once they are matched. */
export function StudentAnswers({ student }: { readonly student: OpenedStudent }) {
  const { answers, user, matched_at } = student
  const none = matched_at === null ? messages.answersOnceMatched : messages.notAnsweredYet
  return (
    <Card aria-labelledby="answers">
      <CardHead id="answers" title={messages.answers} />
      {answers.length === 0 ? (
        <p className="text-sm text-muted">{none(user.first_name)}</p>
      ) : (
        <dl className="grid gap-4">
          {answers.map((answer) => (
            <Answer key={answer.question_text} {...answer} />
          ))}
        </dl>
      )}
    </Card>
  )
}

function Answer({
  question_text,
  question_text_es,
  answer,
  choice_text_es,
  needs_care,
}: OpenedStudent['answers'][number]) {
  const question = wordingIn(question_text, question_text_es)
  const given =
    choice_text_es === null ? { text: answer, marks: OF_A_PERSON } : wordingIn(answer, choice_text_es)
  return (
    <div>
      <dt {...question.marks} className="text-sm text-muted">
        {question.text}
      </dt>
      <dd className="max-w-[70ch] whitespace-pre-wrap font-medium [overflow-wrap:anywhere]">
        <span {...given.marks}>{given.text}</span>
        {needs_care && <CareFlag about={question.text} className="mt-2" />}
      </dd>
    </div>
  )
}
