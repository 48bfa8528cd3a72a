import { type CoachNote, newNoteBody } from '@shinequo/contract/sessions/notes'
import { ApiError, isAway } from '../../lib/error-catalogue.ts'
import { dropDraft, readDraft, storeDraft } from '../../lib/form-draft.ts'

interface NoteBody {
  readonly text: string
  readonly shared: boolean
}

/** How a note reaches the server. */
export interface NoteCalls {
  readonly add: (body: NoteBody) => Promise<CoachNote>
  readonly change: (note: CoachNote, body: NoteBody) => Promise<CoachNote>
  readonly remove: (note: CoachNote) => Promise<unknown>
  /** The note as the server has it now; null for none. */
  readonly newest: () => Promise<CoachNote | null>
  /** Called with what the server has after each change. */
  readonly onSaved: (note: CoachNote | null) => void
}

/**
 * `unreached`: it is tried again by itself; `refused`: the server did not take it; `changed`: it was changed elsewhere
 * meanwhile, and its writer decides.
 */
type NoteState = 'saved' | 'saving' | 'unreached' | 'refused' | 'changed'

/** A note as its writer sees it. */
export interface KeptNote extends NoteBody {
  readonly state: NoteState
  /** Whether the server has a note. */
  readonly isThere: boolean
  /** Why it was refused. */
  readonly error: unknown
  /** What the server has instead, if it was changed elsewhere. */
  readonly theirs: CoachNote | null
}

/** How long a writer pauses before a note is saved, in milliseconds. Its reader does not follow single words. */
const PAUSE_MS = { private: 800, shared: 4000 } as const
const AGAIN_MS = 10_000
const LIMITED = 429

/**
 * Keeps a note on the server as it is typed: after each pause, and when the page is hidden or left. One call at a time,
 * each with what is newest then. What the server does not have yet is kept as a draft of this window, and is sent again
 * until the server has it.
 */
export class NoteKeeper {
  readonly #name: string
  readonly #calls: NoteCalls
  readonly #listeners = new Set<() => void>()
  /** The note on the server, as far as it is known, and what was typed for it. */
  #base: CoachNote | null
  #sent: NoteBody
  #view: KeptNote
  /** What may have arrived although nothing came back. */
  #unclear: NoteBody | null = null
  /** The sending that goes on, and whether somebody waits for it. */
  #running: Promise<boolean> | null = null
  #isUrgent = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `name` is that of its draft. `saved` is the note on the server. */
  constructor(name: string, saved: CoachNote | null, calls: NoteCalls) {
    this.#name = name
    this.#calls = calls
    this.#base = saved
    this.#sent = { text: saved?.text ?? '', shared: saved?.shared ?? false }
    this.#view = { ...this.#sent, state: 'saved', isThere: saved !== null, error: null, theirs: null }
    const { text, shared, id, version } = readDraft(name)
    if (typeof text !== 'string' || typeof shared !== 'boolean') return
    // Saved elsewhere since, it is a conflict.
    if (saved && id === saved.id && typeof version === 'number') this.#base = { ...saved, version }
    this.#view = { ...this.#view, text, shared, state: 'saving' }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): KeptNote => this.#view

  /** Saves from now on. Returns a function that saves what is left and ends it. */
  readonly start = (): (() => void) => {
    addEventListener('online', this.flush)
    addEventListener('pagehide', this.flush)
    document.addEventListener('visibilitychange', this.flush)
    this.flush()
    return () => {
      removeEventListener('online', this.flush)
      removeEventListener('pagehide', this.flush)
      document.removeEventListener('visibilitychange', this.flush)
      this.flush()
    }
  }

  readonly type = (text: string): void => this.#want({ text, shared: this.#view.shared })

  readonly share = (shared: boolean): void => {
    this.#want({ text: this.#view.text, shared })
    this.flush()
  }

  /** Saves at once what is not saved. */
  readonly flush = (): void => void this.save()

  /** Takes over what the server has, unless something was typed since. */
  hear(newest: CoachNote | null): void {
    const base = this.#base
    const isNews = newest !== null && (newest.id !== base?.id || newest.version > base.version)
    if (isNews && !this.#isDirty() && this.#running === null) this.#takeOver(newest)
  }

  /** Replaces what was changed elsewhere. */
  readonly keepMine = (): void => {
    this.#base = this.#view.theirs
    this.#store()
    this.#show({ state: 'saving', theirs: null })
    this.flush()
  }

  /** Gives up what was typed for what was changed elsewhere. */
  readonly keepTheirs = (): void => {
    if (this.#view.theirs) this.#takeOver(this.#view.theirs)
  }

  /** Saves at once; resolves to whether the server has everything. */
  save(): Promise<boolean> {
    this.#isUrgent = true
    return this.#run()
  }

  #run = (): Promise<boolean> => {
    clearTimeout(this.#timer)
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null
      this.#isUrgent = false
    })
    return this.#running
  }

  /** Sends what is newest until nothing is left, or, if nobody waits for it, until its writer pauses. */
  async #sendAll(): Promise<boolean> {
    while (this.#isDirty()) {
      if (this.#view.state === 'changed' || !(await this.#send())) return false
      if (this.#isDirty() && !this.#isUrgent) {
        this.#wait()
        return false
      }
    }
    this.#rest()
    return true
  }

  /** Sends the note; resolves to whether it makes sense to go on. */
  async #send(): Promise<boolean> {
    const { text, shared } = this.#view
    const body = { text: cleanText(text), shared }
    this.#show({ state: 'saving', error: null })
    try {
      this.#base = await this.#write(body)
      this.#sent = { text, shared }
      this.#calls.onSaved(this.#base)
      return true
    } catch (error) {
      return await this.#fail(error, body)
    }
  }

  async #write(body: NoteBody): Promise<CoachNote | null> {
    const tried = this.#unclear
    if (tried) {
      const newest = await this.#calls.newest()
      if (newest?.text === tried.text && newest.shared === tried.shared) this.#base = newest
      this.#unclear = null
    }
    const base = this.#base
    if (body.text !== '') return base ? await this.#calls.change(base, body) : await this.#calls.add(body)
    if (base) await this.#calls.remove(base)
    return null
  }

  async #fail(error: unknown, tried: NoteBody): Promise<boolean> {
    const { status, code } = error instanceof ApiError ? error : { status: -1, code: '' }
    if (status === 404 && this.#base !== null) {
      // It was deleted elsewhere.
      this.#base = null
      return true
    }
    if (isAway(error) || status === LIMITED) {
      this.#unclear ??= tried
      this.#show({ state: 'unreached' })
      this.#timer = setTimeout(this.#run, AGAIN_MS)
      return false
    }
    const theirs = code === 'version_conflict' ? await this.#calls.newest().catch(() => null) : null
    this.#show(theirs ? { state: 'changed', theirs } : { state: 'refused', error })
    return false
  }

  #want(wanted: NoteBody): void {
    if (this.#view.state === 'changed') {
      this.#show(wanted)
      this.#store()
      return
    }
    this.#show({ ...wanted, state: 'saving', error: null })
    if (this.#isDirty()) this.#store()
    this.#wait()
  }

  /** Saves after a pause. */
  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#run, PAUSE_MS[this.#view.shared ? 'shared' : 'private'])
  }

  #store(): void {
    const { text, shared } = this.#view
    storeDraft(this.#name, { text, shared, id: this.#base?.id, version: this.#base?.version })
  }

  /** Nothing is left to save. */
  #rest(): void {
    dropDraft(this.#name)
    this.#show({ state: 'saved', isThere: this.#base !== null, error: null, theirs: null })
  }

  #takeOver(note: CoachNote): void {
    this.#base = note
    this.#sent = { text: note.text, shared: note.shared }
    this.#view = { ...this.#view, ...this.#sent }
    this.#rest()
  }

  #isDirty(): boolean {
    const [{ text, shared }, sent] = [this.#view, this.#sent]
    const isEmpty = text.trim() === ''
    return text.trim() !== sent.text.trim() || (!isEmpty && shared !== sent.shared)
  }

  #show(change: Partial<KeptNote>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The text as the server stores it. */
function cleanText(text: string): string {
  const body = newNoteBody.safeParse({ text })
  return body.success ? body.data.text : text.trim()
}
