import * as messages from '@shinequo/messages/web/rosters'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { useStartRoster } from '../api/admin.ts'

/** Uploads a chosen or dropped file to be checked. A refused file stays, with what is wrong. */
export function ChooseRoster() {
  const start = useStartRoster()
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const error = missing ? messages.fileMissing : start.error ? fileError(start.error) : undefined

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (start.isPending || !input.current || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    forget()
  }

  function forget() {
    setMissing(false)
    start.reset()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setMissing(!file)
    const refused = () => input.current?.focus()
    if (!file) refused()
    else if (!start.isPending) {
      start.mutate(file, { onSuccess: ({ id }) => navigate(`/admin/people/import/${id}`), onError: refused })
    }
  }

  return (
    <Card aria-labelledby="choose-roster">
      <CardHead id="choose-roster" title={messages.chooseTitle} />
      <form
        onSubmit={onSubmit}
        noValidate
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className="grid gap-4"
      >
        <Field label={messages.fileField} hint={messages.fileHint} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              aria-disabled={start.isPending || undefined}
              onClick={(event) => start.isPending && event.preventDefault()}
              onChange={forget}
              className={`w-full min-w-0 cursor-pointer rounded-box border border-dashed px-3 py-8 text-sm text-muted file:me-3 file:min-h-11 file:cursor-pointer file:rounded-box file:border-0 file:bg-primary-soft file:px-3 file:py-2 file:font-strong file:text-on-soft ${over ? 'border-primary bg-hover' : 'border-line-strong'}`}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={start.isPending}>
            {messages.checkTheFile}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function fileError(error: Error): string {
  return (error instanceof ApiError && error.fields.file) || messageOf(error)
}
