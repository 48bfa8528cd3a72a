import AdminMatches from '../../features/matching/pages/admin-matches.tsx'
import { StudentChoice } from '../../features/people/components/student-choice.tsx'
import { SettingsCard } from '../../features/programme/components/settings-card.tsx'

/** /admin/matches: the matches, next to the programme's matching settings. */
export default function AdminMatchesPage() {
  return (
    <AdminMatches
      settings={(waiting) => <SettingsCard waiting={waiting} />}
      studentChoice={(onChoose) => <StudentChoice onChoose={onChoose} />}
    />
  )
}
