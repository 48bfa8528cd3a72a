import * as messages from '@shinequo/messages/web/questionnaire'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { previewOf, type QuestionnaireDraft } from './questionnaire-draft.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'

interface PreviewProps {
  readonly draft: QuestionnaireDraft
  readonly onClose: () => void
}

/** The draft in the student's form. It can be filled in, but nothing is sent. */
export function QuestionnairePreview({ draft, onClose }: PreviewProps) {
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
