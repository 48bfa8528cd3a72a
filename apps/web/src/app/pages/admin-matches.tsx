import AdminMatches from '../../features/matching/pages/admin-matches.tsx'
import { SettingsCard } from '../../features/programme/components/settings-card.tsx'

/** /admin/matches: the matches, next to the programme's matching settings. */
export default function AdminMatchesPage() {
  return <AdminMatches settings={(waiting) => <SettingsCard waiting={waiting} />} />
}
