import { LegalPage } from './legal-page.tsx'

/** /terms */
export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      parts={[
        ['Who can use ShineQuo', 'Students of a college that takes part. One account belongs to one person.'],
        [
          'What coaching is',
          'A coach listens, asks and plans with you. Coaching is not therapy, medical care or an emergency service. In a crisis, call the crisis line below.',
        ],
        [
          'Your sessions',
          'A session lasts 30 minutes. Please come on time and tell your coach early when you cannot.',
        ],
        ['Being kind', 'Treat coaches and other students with respect. We may close accounts that do not.'],
        ['Ending', 'You can stop using ShineQuo at any time and ask us to delete your account.'],
      ]}
    />
  )
}
