import * as messages from '@shinequo/messages/web/legal'
import { LegalPage } from './legal-page.tsx'

/** /privacy */
export default function PrivacyPage() {
  return (
    <LegalPage
      page="/privacy"
      title={messages.privacyPolicy}
      parts={[
        [messages.whatWeKeep, messages.whatWeKeepText],
        [messages.whoSeesIt, messages.whoSeesItText],
        [messages.whatWeNeverDo, messages.whatWeNeverDoText],
        [messages.onYourDevice, messages.onYourDeviceText],
        [messages.yourRights, messages.yourRightsText],
      ]}
    />
  )
}
