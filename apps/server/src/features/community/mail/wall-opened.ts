import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { readerOfWall } from './queries.ts'

/** Tells a student who asked for it that the wall of their school is open. Not sent if it is off again. */
export const wallOpenedMail = mailKind({
  name: 'wall_opened',
  payload: z.object({ profileId: z.uuid() }),
  write: async ({ database, env }, { profileId }, askedAt) => {
    const reader = await readerOfWall(database.root, profileId)
    if (!reader) return null
    return mailTo(reader, `wall-opened-${profileId}-${askedAt}`, ({ community }) => ({
      subject: community.openedSubject,
      before: [community.wallOpened],
      action: { label: community.readWall, url: `${env.baseUrl}/home/community` },
    }))
  },
})
