import AdminMatches from '../../features/matching/pages/admin-matches.tsx'
import { StudentChoice } from '../../features/people/components/student-choice.tsx'
import { SettingsCard } from '../../features/programme/components/settings-card.tsx'

/** /admin/matches: the matches, beside what the programme chose about them. */
export default function AdminMatchesPage() {
  return (
    <AdminMatches
      settings={(waiting) => <SettingsCard waiting={waiting} />}
      studentChoice={(onChoose) => <StudentChoice onChoose={onChoose} />}
    />
  )
}
