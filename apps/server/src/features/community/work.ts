import { tellWallOpened } from './jobs.ts'
import { storyAnsweredMail } from './mail/story-answered.ts'
import { storyMessageMail } from './mail/story-message.ts'
import { wallOpenedMail } from './mail/wall-opened.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [storyAnsweredMail, storyMessageMail, wallOpenedMail]

export const JOBS = [tellWallOpened]
