import { ROLES } from '@shinequo/contract/accounts'
import * as accounts from '@shinequo/messages/web/accounts'
import * as care from '@shinequo/messages/web/care'
import * as community from '@shinequo/messages/web/community'
import * as messages from '@shinequo/messages/web/legal'
import { type ReactNode, useEffect } from 'react'
import { PrivacyLink, TermsLink } from '../../components/auth-layout/legal-links.tsx'
import { CareCard } from '../../components/care/care-card.tsx'
import { ReadInEnglish } from '../../components/ui/read-in-english.tsx'
import { Sentence } from '../../components/ui/sentence.tsx'
import type { Disclosure } from '../../lib/english-page.ts'
import { PART_HEADING, PlainPage } from './legal-page.tsx'

/**
 * /disclosures: what the cards of help, the consents and the deletion of an account say, for people who read English
 * better.
 */
export default function DisclosuresPage() {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <PlainPage title={messages.disclosures}>
      <p className="mb-6 max-w-[66ch] text-muted">{messages.disclosuresLede}</p>
      <Part id="care" title={care.helpNow}>
        <CareCard />
        <p>{care.gladYouWrote}</p>
        <h3 className="font-strong">{care.whoReadsThis}</h3>
        <List texts={Object.values(care.PLACES).map(({ title, seen }) => `${title}: ${seen}`)} />
        <p>
          <b className="font-strong">{care.letStaffRead}.</b> {care.staffGets}
        </p>
      </Part>
      <Part id="share" title={community.shareYourStory}>
        <p>{community.personReadsFirst}</p>
        <p>
          <b className="font-strong">{community.shareAnonymously}.</b> {community.nobodySeesWhoWrote}
        </p>
      </Part>
      <Part id="sign-up" title={messages.signingUp}>
        <p>
          <Sentence parts={accounts.agreeToTerms(<TermsLink />, <PrivacyLink />)} />
        </p>
      </Part>
      <Part id="deletion" title={accounts.deleteYourAccount}>
        <p>{accounts.sevenDays}</p>
        <List
          texts={[
            ...ROLES.flatMap((role) => [accounts.UNTIL_DELETED[role], accounts.DELETED_THEN[role]]),
            accounts.whatStays,
            accounts.onlyAdministrator,
          ]}
        />
      </Part>
    </PlainPage>
  )
}

interface PartProps {
  readonly id: Disclosure
  readonly title: string
  readonly children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="mb-8 grid gap-3">
      <h2 className={PART_HEADING}>{title}</h2>
      {children}
      <ReadInEnglish page={`/disclosures#${id}`} />
    </section>
  )
}

/** Each text once, however many say it. */
function List({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="grid max-w-[66ch] list-disc gap-1.5 ps-5">
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
