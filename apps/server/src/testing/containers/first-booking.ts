import { login } from '@shinequo/contract/accounts'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { saveHours } from '@shinequo/contract/availability/hours'
import { type Booking, createBooking } from '@shinequo/contract/bookings'
import {
  getOwnCoachProfile,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches/own-page'
import { approveCoach, getCoach } from '@shinequo/contract/coaches/review'
import type { BodyInput, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import { listMatchRequests } from '@shinequo/contract/matching'
import { acceptInvitation, invite } from '@shinequo/contract/people/invitations'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import { expect, vi } from 'vitest'
import { STUDENT_PROFILE } from '../../seeds/people.ts'
import { PIXEL } from '../access-row.ts'
import { COACH_HOURS, COACH_PAGE } from '../joining-answers.ts'
import type { SmtpPlace } from '../smtp-place.ts'
import { addressOf } from '../test-app.ts'
import { runningClock } from '../test-clock.ts'

const PASSWORD = 'A-quiet-river-42'
const DAY = 86_400_000
const WITHIN = { timeout: 60_000, interval: 200 }

/** What a call has, beside the access token of who makes it. */
interface Asked<E extends Endpoint> {
  readonly token?: string
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: BodyInput<E> | FormData
}

/** What a new installation is asked over HTTP, by people who know only its address and their mail. */
export class FirstBooking {
  readonly #url: string
  readonly #smtp: SmtpPlace

  constructor(url: string, smtp: SmtpPlace) {
    this.#url = url
    this.#smtp = smtp
  }

  /**
   * From the invitation of the first administrator, whose address this is, to the first booking: a coach is invited, joins and is
   * approved, a student signs up, is matched, claims a time and books it.
   */
  async make(adminEmail: string): Promise<Booking> {
    const admin = await this.#accept(adminEmail, 'Rosa', 'Ortiz')
    const email = 'ines.moreau@first.example'
    await this.#call(invite, { token: admin, body: { email, role: 'coach', first_name: '', last_name: '' } })
    const coach = await this.#accept(email, 'Ines', 'Moreau')
    const coachId = await this.#fillPage(coach)
    const { version } = await this.#call(getCoach, { token: admin, params: { id: coachId } })
    await this.#call(approveCoach, { token: admin, params: { id: coachId }, body: { version } })

    const { token: student, profileId } = await this.#signUp('amir.first@first.example')
    const params = { id: profileId }
    await this.#call(updateStudentProfile, { token: student, params, body: STUDENT_PROFILE })
    const questions = await this.#call(listQuestions, { token: student })
    const answers = questions.map(({ id, choices }) => ({
      question: id,
      selected_choice: choices[0]?.id ?? null,
      answer_text: choices.length > 0 ? null : 'A calmer term.',
    }))
    await this.#call(submitResponses, { token: student, body: answers })
    await vi.waitFor(async () => {
      const matches = await this.#call(listMatchRequests, { token: student, query: { status: 'accepted' } })
      expect(matches.map(({ from_user_profile: { id } }) => id)).toEqual([coachId])
    }, WITHIN)

    const from = runningClock.now() + DAY
    const dates = { from_date: dateOf(from), to_date: dateOf(from + 7 * DAY) }
    const slots = await this.#call(getAvailability, {
      token: student,
      query: { mentor_id: coachId, ...dates },
    })
    const { start_time, end_time } = Object.values(slots)[0]![0]!
    const parties = { student_profile: profileId, mentor_profile: coachId }
    const [claim] = await this.#call(claimSlot, {
      token: student,
      body: [{ ...parties, start_time, end_time, is_default: false }],
    })
    const booking = await this.#call(createBooking, {
      token: student,
      body: { ...parties, time_slot: claim!.id },
    })
    for (const address of ['amir.first@first.example', email])
      await vi.waitFor(() => expect(this.#mailTo(address)).toContain('text/calendar'), WITHIN)
    return booking
  }

  /** Takes the invitation that was mailed to an address. Returns an access token. */
  async #accept(email: string, first_name: string, last_name: string): Promise<string> {
    const [link, token = ''] = await vi.waitFor(() => {
      const found = /https?:\/\/\S+\/invitation\/([\w-]+)/.exec(this.#mailTo(email))
      expect(found).not.toBeNull()
      return found!
    }, WITHIN)
    // The page behind the link, which is served by this installation whatever the proxy in front is called.
    const page = await fetch(this.#url + new URL(link).pathname)
    expect(page.headers.get('content-type')).toContain('text/html')
    const body = { token, first_name, last_name, password: PASSWORD, time_zone: 'America/New_York' }
    return (await this.#call(acceptInvitation, { body })).access
  }

  /** Gives what an approval needs. Returns the coach's id. */
  async #fillPage(token: string): Promise<string> {
    const picture = new FormData()
    picture.set('image', new Blob([PIXEL], { type: 'image/png' }), 'me.png')
    await this.#call(uploadCoachPicture, { token, body: picture })
    await this.#call(updateCoachProfile, { token, body: COACH_PAGE })
    await this.#call(saveHours, { token, body: COACH_HOURS })
    const { profile, to_do } = await this.#call(getOwnCoachProfile, { token })
    expect(to_do).toEqual([])
    return profile.id
  }

  async #signUp(email: string): Promise<{ token: string; profileId: string }> {
    const person = { email, password: PASSWORD }
    await this.#call(signUp, { body: { ...person, first_name: 'Amir', last_name: 'First' } })
    const { access: token } = await this.#call(login, { body: person })
    const [profile] = await this.#call(listStudentProfiles, { token })
    return { token, profileId: profile!.id }
  }

  /** Everything that was mailed to an address, decoded. */
  #mailTo(email: string): string {
    const raw = this.#smtp.received.filter(({ to }) => to === email).map(({ text }) => text)
    return raw
      .join('\n')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  }

  async #call<E extends Endpoint>(
    endpoint: E,
    { token, params, query, body }: Asked<E> = {},
  ): Promise<ReplyOf<E>> {
    const isForm = body instanceof FormData
    const answer = await fetch(this.#url + addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.status, `${endpoint.method} ${endpoint.path}: ${text}`).toBe(endpoint.status)
    return JSON.parse(text) as ReplyOf<E>
  }
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
