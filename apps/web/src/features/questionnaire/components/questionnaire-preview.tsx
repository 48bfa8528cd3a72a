import type { Locale } from '@shinequo/contract/locales'
import * as messages from '@shinequo/messages/web/questionnaire'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { previewOf, type QuestionnaireDraft } from '../questionnaire-draft.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { WordingLanguage } from './wording-language.tsx'

interface PreviewProps {
  readonly draft: QuestionnaireDraft
  /** The language it opens in. */
  readonly language: Locale
  readonly onClose: () => void
}

/** The draft in the student's form, in either language. It can be filled in, but nothing is sent. */
export function QuestionnairePreview({ draft, language: first, onClose }: PreviewProps) {
  const [language, setLanguage] = useState(first)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.asStudentSees}
      description={messages.tryIt}
      wide
    >
      {/* On phones the form's action bar sticks to the edge of the sheet, as it does on the page. */}
      <div className="max-tablet:-mb-5 max-tablet:[&_form>div:last-child]:-bottom-5">
        <QuestionnaireForm
          questions={previewOf(draft)}
          language={language}
          lead={
            <div className="mb-6">
              <WordingLanguage legend={messages.previewIn} value={language} onChange={setLanguage} />
            </div>
          }
          send={async () => {
            toast.success(messages.nothingWasSent)
          }}
          cancel={
            <Button kind="ghost" onClick={onClose}>
              {messages.cancelAndReturn}
            </Button>
          }
        />
      </div>
    </Dialog>
  )
}
