import { LegalPage } from './legal-page.tsx'

/** /privacy */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      parts={[
        [
          'What we keep',
          'Your name, email, profile, answers, sessions, messages and feedback. Your password is stored only as a hash.',
        ],
        [
          'Who sees it',
          'Your coach sees your name, picture, school, degree, course, language, answers and notes, and what you write in the room of a session. Other students see nothing of it.',
        ],
        [
          'What we never do',
          'We do not sell data, show advertising or send your data to other companies for it.',
        ],
        [
          'On your device',
          'We keep you signed in with two tokens in your browser. Signing out removes them.',
        ],
        ['Your rights', 'You can ask what we keep about you, have it corrected, or have it deleted.'],
      ]}
    />
  )
}
