import * as navigation from '@shinequo/messages/web/navigation'
import * as messages from '@shinequo/messages/web/programme-settings'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { BackLink } from '../../components/ui/back-link.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PendingCard } from '../../components/ui/pending-card.tsx'
import { SectionNav } from '../../components/ui/section-nav.tsx'
import { CareSettings } from '../../features/care/components/care-settings.tsx'
import { useMatches } from '../../features/matching/api/admin.ts'
import { useOwnLook, useSettings, useSetUp, useTerms } from '../../features/programme/api/admin.ts'
import { LookCard } from '../../features/programme/components/look-card.tsx'
import { SetUpCard } from '../../features/programme/components/set-up-card.tsx'
import { SettingsLinks } from '../../features/programme/components/settings-links.tsx'
import { SettingsPartCard } from '../../features/programme/components/settings-part-card.tsx'
import { TermsCard } from '../../features/programme/components/terms-card.tsx'
import { SETTINGS_SECTIONS, type SettingsSection } from '../../features/programme/settings-sections.ts'

const addressOf = (section: SettingsSection) => `/admin/settings/${section}`

const CARDS = {
  look: LookSection,
  care: CareSection,
  matching: MatchingSection,
  booking: BookingSection,
  figures: FiguresSection,
  data: DataSection,
  'set-up': SetUpSection,
} satisfies Record<SettingsSection, () => ReactNode>

/** /admin/settings: all settings of the programme by section, and each section at an address of its own. */
export default function AdminSettingsPage() {
  const { section: named } = useParams()
  const section = SETTINGS_SECTIONS.find((one) => one === named)
  if (named === undefined) {
    return (
      <>
        <PageHead lede={messages.lede}>{messages.title}</PageHead>
        <SettingsLinks
          label={messages.sections}
          links={SETTINGS_SECTIONS.map((one) => ({ to: addressOf(one), ...messages.SECTIONS[one] }))}
        />
      </>
    )
  }
  if (!section) return <Navigate to="/admin/settings" replace />
  const Cards = CARDS[section]
  return (
    <>
      <BackLink to="/admin/settings">{navigation.settings}</BackLink>
      <PageHead lede={messages.SECTIONS[section].holds}>{messages.SECTIONS[section].title}</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-[15rem_minmax(0,1fr)]">
        {/* On phones, the page before this one is the list. */}
        <SectionNav
          label={messages.sections}
          sections={SETTINGS_SECTIONS.map((one) => ({
            to: addressOf(one),
            name: messages.SECTIONS[one].title,
          }))}
          className="max-tablet:hidden"
        />
        <div className="grid min-w-0 gap-4 tablet:gap-6">
          <Cards />
        </div>
      </div>
    </>
  )
}

/** The queries of a section, one of which has not come yet, or did not load. */
function Pending({ queries }: { readonly queries: readonly Parameters<typeof PendingCard>[0]['query'][] }) {
  return (
    <PendingCard query={queries.find(({ error }) => error) ?? queries[0]!} failure={messages.didNotLoad} />
  )
}

function LookSection() {
  const [look, settings] = [useOwnLook(), useSettings()]
  if (!look.data || !settings.data) return <Pending queries={[look, settings]} />
  return (
    <>
      <LookCard look={look.data} />
      <SettingsPartCard part="languages" settings={settings.data} />
    </>
  )
}

function CareSection() {
  return (
    <>
      <CareSettings />
      <SettingsLinks
        label={messages.LINKS.phrases.title}
        links={[{ to: '/admin/care?list=phrases', ...messages.LINKS.phrases }]}
      />
    </>
  )
}

function MatchingSection() {
  const settings = useSettings()
  const waiting = useMatches('pending', '').data?.pages[0]?.counts.pending ?? 0
  if (!settings.data) return <Pending queries={[settings]} />
  return (
    <>
      <SettingsPartCard part="matching" settings={settings.data} waiting={waiting} />
      <SettingsLinks
        label={messages.SECTIONS.matching.title}
        links={[
          { to: '/admin/matches/weights', ...messages.LINKS.weights },
          { to: '/admin/questionnaire', ...messages.LINKS.questionnaire },
        ]}
      />
    </>
  )
}

function BookingSection() {
  const settings = useSettings()
  if (!settings.data) return <Pending queries={[settings]} />
  return <SettingsPartCard part="booking" settings={settings.data} />
}

function FiguresSection() {
  const [terms, settings] = [useTerms(), useSettings()]
  if (!terms.data || !settings.data) return <Pending queries={[terms, settings]} />
  return (
    <>
      <TermsCard stored={terms.data} />
      <SettingsPartCard part="figures" settings={settings.data} />
    </>
  )
}

function DataSection() {
  const places = ['schools', 'retention', 'audit', 'mail'] as const
  return (
    <SettingsLinks
      label={messages.SECTIONS.data.title}
      links={places.map((place) => ({ to: `/admin/${place}`, ...messages.LINKS[place] }))}
    />
  )
}

function SetUpSection() {
  const setUp = useSetUp()
  if (!setUp.data) return <PendingCard query={setUp} failure={messages.setUpDidNotLoad} />
  return <SetUpCard setUp={setUp.data} />
}
