import { loginBody } from '@shinequo/contract/accounts'
import { changePasswordBody, deleteAccountBody } from '@shinequo/contract/accounts/account-page'
import { resendProofBody, verifyEmailBody } from '@shinequo/contract/accounts/own-account'
import { forgetPasswordBody, resetPasswordBody } from '@shinequo/contract/accounts/passwords'
import { signUpBody } from '@shinequo/contract/accounts/sign-up'
import { cancellationBody } from '@shinequo/contract/bookings'
import { answerCareRequestBody, careSettingsBody } from '@shinequo/contract/care'
import { handOverBody } from '@shinequo/contract/care/worries'
import { meetingPlaceBody } from '@shinequo/contract/coaches/meeting-place'
import { coachProfileBody } from '@shinequo/contract/coaches/own-page'
import { capacityBody, changesBody } from '@shinequo/contract/coaches/review'
import { openAuthorBody, reportStoryBody, shareStoryBody } from '@shinequo/contract/community'
import { postBody } from '@shinequo/contract/feed'
import { feedbackBody } from '@shinequo/contract/feedback'
import { changeBody } from '@shinequo/contract/matching/changes'
import { endingBody } from '@shinequo/contract/matching/endings'
import { holdBody } from '@shinequo/contract/matching/holds'
import { changeAddressBody, editPersonBody, suspendBody } from '@shinequo/contract/people'
import { exportPersonBody } from '@shinequo/contract/people/exports'
import { acceptInvitationBody, inviteBody } from '@shinequo/contract/people/invitations'
import { onboardingForm, updateProfileBody } from '@shinequo/contract/profiles'
import { type FieldSentences, readRule, sentenceOf } from '@shinequo/contract/rules'
import { addSchoolBody, schoolBody } from '@shinequo/contract/schools/admin-schools'
import * as proofs from '@shinequo/contract/schools/proofs'
import { newNoteBody, noteBody } from '@shinequo/contract/sessions/notes'
import * as accountMessages from '@shinequo/messages/web/accounts'
import * as bookings from '@shinequo/messages/web/bookings'
import * as care from '@shinequo/messages/web/care'
import * as worries from '@shinequo/messages/web/care-worries'
import * as coachReview from '@shinequo/messages/web/coach-review'
import * as coaches from '@shinequo/messages/web/coaches'
import * as community from '@shinequo/messages/web/community'
import * as feed from '@shinequo/messages/web/feed'
import * as feedback from '@shinequo/messages/web/feedback'
import * as matching from '@shinequo/messages/web/matching'
import * as people from '@shinequo/messages/web/people'
import * as profiles from '@shinequo/messages/web/profiles'
import * as schools from '@shinequo/messages/web/schools'
import * as sessions from '@shinequo/messages/web/sessions'
import * as signIn from '@shinequo/messages/web/sign-in'
import { expect, it } from 'vitest'

interface Schema {
  safeParse(values: unknown): { error?: { issues: readonly { message: string }[] } | undefined }
}

/** A form's schema, its sentences, the values it fills in automatically, and the fields a person fills in. */
const FORMS: readonly [Schema, Partial<FieldSentences>, object, readonly string[]][] = [
  [loginBody, signIn.fieldErrors, {}, ['email', 'password']],
  [signUpBody, accountMessages.fieldErrors, {}, ['email', 'password', 'first_name', 'last_name']],
  [forgetPasswordBody, accountMessages.fieldErrors, {}, ['email']],
  [resetPasswordBody, accountMessages.fieldErrors, {}, ['email', 'otp', 'newPassword']],
  [deleteAccountBody, accountMessages.fieldErrors, {}, ['password']],
  [changePasswordBody, accountMessages.fieldErrors, {}, ['password', 'newPassword']],
  [verifyEmailBody, accountMessages.fieldErrors, {}, ['email', 'otp']],
  [resendProofBody, accountMessages.fieldErrors, {}, ['email']],
  [
    acceptInvitationBody,
    accountMessages.fieldErrors,
    { token: 'x' },
    ['first_name', 'last_name', 'password'],
  ],
  [cancellationBody, bookings.fieldErrors, {}, ['reason']],
  [
    careSettingsBody,
    care.fieldErrors,
    { version: 1 },
    [
      ...['number', 'takes_texts', 'chat_url', 'spanish_chat_url', 'asking_for_spanish'],
      ...['emergency_number', 'hours', 'protocol'],
    ],
  ],
  [handOverBody, worries.fieldErrors, {}, ['text', 'staff']],
  [answerCareRequestBody, care.fieldErrors, { version: 1 }, ['note']],
  [meetingPlaceBody, coaches.fieldErrors, {}, ['phone', 'link']],
  [
    coachProfileBody,
    coaches.fieldErrors,
    {},
    ['description', 'focus_area', 'language_preference', 'city', 'state', 'time_zone', 'codes', 'school'],
  ],
  [capacityBody, coaches.fieldErrors, { version: 1 }, ['capacity']],
  [openAuthorBody, community.fieldErrors, {}, ['reason']],
  [reportStoryBody, community.fieldErrors, {}, ['reason']],
  [shareStoryBody, community.fieldErrors, {}, ['title', 'story', 'tags']],
  [postBody, feed.fieldErrors, {}, ['title', 'text', 'link', 'picture_alt']],
  [
    feedbackBody,
    feedback.fieldErrors,
    {},
    [
      'coach_rating',
      'rating',
      'experience',
      'feedback',
      'recommend',
      'impact',
      'is_video_testimonial_share',
      'testimonial_link',
    ],
  ],
  [changeBody, matching.fieldErrors, { coach: null }, ['reason']],
  [endingBody, matching.fieldErrors, {}, ['reason']],
  [holdBody, matching.fieldErrors, { held: true }, ['reason']],
  [changeAddressBody, people.fieldErrors, {}, ['email', 'reason']],
  [suspendBody, people.fieldErrors, {}, ['reason']],
  [editPersonBody, people.fieldErrors, {}, ['first_name', 'last_name', 'reason']],
  [changesBody, coachReview.fieldErrors, { version: 1 }, ['words']],
  [exportPersonBody, people.fieldErrors, {}, ['reason']],
  [inviteBody, people.fieldErrors, {}, ['email', 'role', 'first_name', 'last_name', 'school']],
  [
    onboardingForm,
    profiles.fieldErrors,
    {},
    ['school', 'degree', 'course', 'state', 'city', 'language_preference', 'identify_as', 'sex'],
  ],
  [
    updateProfileBody,
    profiles.fieldErrors,
    {},
    [
      'school',
      'degree',
      'course',
      'state',
      'city',
      'language_preference',
      'identify_as',
      'sex',
      'is_international',
    ],
  ],
  [proofs.schoolProofBody, schools.fieldErrors, {}, ['email']],
  [proofs.confirmSchoolCodeBody, schools.fieldErrors, {}, ['email', 'otp']],
  [proofs.confirmSchoolBody, schools.fieldErrors, {}, ['school', 'reason']],
  [proofs.takeSchoolBackBody, schools.fieldErrors, {}, ['reason']],
  [schoolBody, schools.fieldErrors, { version: 1 }, ['name', 'wellness_url', 'domains', 'wall_on']],
  [addSchoolBody, schools.fieldErrors, {}, ['name', 'wellness_url', 'domains']],
  [newNoteBody, sessions.fieldErrors, { shared: false }, ['text']],
  [noteBody, sessions.fieldErrors, { shared: false, version: 1 }, ['text']],
]

/** Missing, empty, too long and malformed values. */
const WRONG = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(50_000),
  'x\u0000',
  'www.evil.example',
  '<a@b.example',
  -1,
  1e9,
  1.5,
  true,
  ['x\u0000', 'x'],
  ['focus:sleep', 'focus:sleep'],
  Array.from({ length: 500 }, (_, at) => `focus:${'a'.repeat(1 + (at % 60))}`),
]

it.each(FORMS)('form %# has a sentence for every possible error', (schema, sentences, filled, fields) => {
  const codes = fields.flatMap((field) =>
    WRONG.flatMap((value) => {
      const { error } = schema.safeParse({ ...filled, [field]: value })
      return (error?.issues ?? []).map(({ message }) => readRule(message))
    }),
  )
  expect(codes.length).toBeGreaterThan(0)
  for (const rule of codes) {
    if (rule.code === 'invalid') continue
    const sentence = sentenceOf(sentences, rule)
    expect(sentence, rule.code).toMatch(/^[A-Z]/)
    expect(sentence).not.toContain('undefined')
  }
})
