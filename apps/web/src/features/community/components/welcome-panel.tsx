import * as messages from '@shinequo/messages/web/community'
import { BookOpen, Heart, type LucideIcon, Pencil, Phone, Users } from 'lucide-react'
import { Card } from '../../../components/ui/card.tsx'
import { PageHeading } from '../../../components/ui/page-heading.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { phoneLink, useCrisisLine } from '../../../lib/crisis-line.ts'

const INVITATIONS: readonly (readonly [LucideIcon, string, string])[] = [
  [Pencil, messages.shareRealStory, messages.middleCounts],
  [BookOpen, messages.learnFromOthers, messages.someoneHadYourWeek],
  [Heart, messages.offerSupport, messages.sayItHelped],
]

interface WelcomePanelProps {
  /** A real wall never shows names. */
  readonly alwaysAnonymous: boolean
}

/** What the wall is for, and where to get more help than a wall can give. */
export function WelcomePanel({ alwaysAnonymous }: WelcomePanelProps) {
  const { number, asking_for_spanish } = useCrisisLine()
  const people = alwaysAnonymous ? messages.alwaysAnonymous : messages.byNameOrAnonymous
  const invitations = [...INVITATIONS, [Users, messages.findYourPeople, people] as const]
  return (
    <Card>
      <PageHeading title={messages.community} className="text-xl! tracking-snug! tablet:text-2xl!">
        {messages.welcome}
      </PageHeading>
      <p className="mt-1.5 text-sm text-muted">{messages.lede}</p>
      <ul className="mt-5 grid gap-3 text-sm">
        {invitations.map(([Mark, what, how]) => (
          // Which words the last one has is known late: it always has room for two lines.
          <li key={what} className="flex gap-3 last:min-h-11">
            <Mark aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-primary" />
            <span>
              <strong className="font-strong">{what}</strong> {how}
            </span>
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="wall-important"
        className="mt-6 flex gap-3 rounded-box bg-accent-soft px-4 py-3.5 text-sm"
      >
        <Phone aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-warning" />
        <div className="min-w-0">
          <h2 id="wall-important" className="font-strong">
            {messages.important}
          </h2>
          <p>
            <Sentence
              parts={messages.ifYouNeedSupport(
                <a href={phoneLink('tel', number)} className="font-bold underline underline-offset-3">
                  {number}
                </a>,
                number,
                asking_for_spanish,
              )}
            />
          </p>
        </div>
      </section>
    </Card>
  )
}
