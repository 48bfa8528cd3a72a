import { type PeopleView, VIEW_NAME_MAX, viewNameBody } from '@shinequo/contract/people/views'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/people-views'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { offerUndo } from '../../../components/ui/undo-toast.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useRenameView, useSaveView } from '../api/admin.ts'
import type { AskedPeople } from '../people-address.ts'

const rules = (values: { name: string }) => firstErrors(viewNameBody, values, messages.fieldErrors)

interface SaveViewDialogProps {
  readonly asked: AskedPeople
  readonly views: readonly PeopleView[]
  readonly onClose: () => void
}

/** Saves what the list shows under a name. Before it replaces another view it says so. */
export function SaveViewDialog({ asked, views, onClose }: SaveViewDialogProps) {
  const save = useSaveView()
  const [told, setTold] = useState<PeopleView>()
  const formerOf = (name: string) =>
    views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase())
  const putBack = ({ name, query }: PeopleView) =>
    save.mutate({ name, query, replace: true }, { onError: (error) => toast.error(messageOf(error)) })
  const form = useForm({
    initial: { name: '' },
    rules,
    submit: async ({ name }) => {
      const former = formerOf(name)
      if (former && former !== told) return setTold(former)
      const view = await save.mutateAsync({ name, query: asked, replace: former !== undefined })
      if (former) offerUndo(messages.viewReplaced(former.name), () => putBack(former))
      else toast.success(messages.viewSaved(view.name))
      onClose()
    },
  })
  const replaces = told !== undefined && formerOf(form.values.name) === told
  return (
    <FormDialog
      title={messages.saveView}
      description={messages.saveWords}
      form={form}
      act={replaces ? messages.replaceView : actions.save}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={messages.nameOfView}
        hint={messages.nameExample}
        autoComplete="off"
        maxLength={VIEW_NAME_MAX}
      />
      {replaces && <Note tone="amber">{messages.askReplace(told.name)}</Note>}
    </FormDialog>
  )
}

interface RenameViewDialogProps {
  readonly view: PeopleView
  readonly onClose: () => void
}

/** Renames a view; the toast can take that back. */
export function RenameViewDialog({ view, onClose }: RenameViewDialogProps) {
  const rename = useRenameView()
  const form = useForm({
    initial: { name: view.name },
    rules,
    submit: async ({ name }) => {
      const { id } = view
      const renamed = await rename.mutateAsync({ id, name })
      offerUndo(messages.viewRenamed(renamed.name), () =>
        rename.mutate({ id, name: view.name }, { onError: (error) => toast.error(messageOf(error)) }),
      )
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.renameTitle}
      description={messages.saveWords}
      form={form}
      act={actions.save}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={messages.nameOfView}
        autoComplete="off"
        maxLength={VIEW_NAME_MAX}
      />
    </FormDialog>
  )
}
