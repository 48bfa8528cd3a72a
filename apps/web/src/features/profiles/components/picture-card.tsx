import type { StudentProfile } from '@shinequo/contract/profiles'
import * as messages from '@shinequo/messages/web/profiles'
import { useState } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { PictureForm } from '../../../components/ui/picture-form.tsx'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useSavePicture } from '../api/student.ts'

/** The student's picture and, after Edit Profile Picture, the form to change it. */
export function PictureCard({ profile }: { readonly profile: StudentProfile }) {
  const [editing, setEditing] = useState(false)
  const [moved, setMoved] = useState(false)
  const [preview, setPreview] = useState<string | null>(null)
  const { mutateAsync: save } = useSavePicture(profile)
  const nameOfSchool = useSchoolNames([profile.school])
  const name = `${profile.user.first_name} ${profile.user.last_name}`
  return (
    <Card
      className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-x-6 gap-y-4 text-center tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-center tablet:justify-items-start tablet:text-start"
      aria-label={messages.profilePicture}
    >
      <Avatar
        name={name}
        url={preview ?? profile.url}
        size={150}
        alt={preview === null ? '' : messages.newPicture}
      />
      <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-1 tablet:max-w-md tablet:justify-items-start">
        <h2 className="max-w-full text-xl font-bold tracking-snug [overflow-wrap:anywhere]">{name}</h2>
        <p className="mb-4 text-sm text-muted">{nameOfSchool(profile.school)}</p>
        {editing ? (
          <PictureForm
            save={save}
            onPreview={setPreview}
            onDone={() => {
              setMoved(true)
              setEditing(false)
            }}
          />
        ) : (
          // Focused after Save Picture or Cancel, which have disappeared
          <Button kind="quiet" autoFocus={moved} onClick={() => setEditing(true)}>
            {messages.editPicture}
          </Button>
        )}
      </div>
    </Card>
  )
}
