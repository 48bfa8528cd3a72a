import { noteSharedMail } from './mail/note-shared.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [noteSharedMail]
