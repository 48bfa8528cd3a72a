import type { Page } from '@playwright/test'
import type { Fixtures } from './fixtures.ts'

/** A page in one of its states, as the tests of every page open it. */
export interface PageState {
  readonly name: string
  readonly path: string | ((fixtures: Fixtures) => string)
  /** Who is signed in; nobody if omitted. */
  readonly as?:
    | 'settled'
    | 'fresh'
    | 'booker'
    | 'newcomer'
    | 'unproved'
    | 'coach'
    | 'joining'
    | 'rebooking'
    | 'waiting'
    | 'heard'
    | 'letDown'
    | 'storyteller'
    | 'changing'
    | 'schoolless'
    | 'suggested'
    | 'admin'
    | 'unreached'
    | 'unreachedCoach'
    | 'unreachedAdmin'
  /** Calls that are refused. */
  readonly refused?: RegExp
  /** The page is about something that does not exist, and one of its own calls says so. */
  readonly missing?: true
  /** Runs on the page before it is checked. */
  readonly act?: (page: Page, fixtures: Fixtures) => Promise<void>
  /** What the act opens does not outlast paper or a change of the window's width: on a phone it is done again. */
  readonly again?: true
}
