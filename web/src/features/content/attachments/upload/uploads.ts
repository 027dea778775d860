import type { Attachment } from '@patchbay/contract/content/attachments'
import type { ChosenFile } from './check-files.ts'
import { isWorthATry } from './failure-words.ts'
import { takenOut, type SentFile } from './sent-file.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'

/** A file that is not uploaded yet. */
export interface PendingFile extends ChosenFile {
  readonly at: number
  /** Set while it is uploading or queued. */
  readonly percent: number | undefined
  readonly problem: string | undefined
  readonly mayRetry: boolean
}

type Send = (sent: Omit<SentFile, 'target'>, pending: PendingFile) => Promise<Attachment>
type OnSent = (pending: PendingFile, attachment: Attachment) => void
/** The text for a failed upload of the file with this name. */
type WordsFor = (error: unknown, name: string) => string
/** A file that failed is taken out. */
type OnGivenUp = (pending: PendingFile) => void

interface Uploading {
  readonly send: Send
  readonly onSent: OnSent
  readonly wordsFor: WordsFor
  readonly onGivenUp: OnGivenUp
}

/** More would slow down each upload, and leave no connection for the rest of the page. */
const mostAtOnce = 3

/** Uploads files, a few at a time, and reports the progress of each. */
export class Uploads {
  #files: readonly PendingFile[] = []
  readonly #running = new Map<number, AbortController>()
  readonly #changed = createEmitter()
  readonly #send: Send
  readonly #onSent: OnSent
  readonly #wordsFor: WordsFor
  readonly #onGivenUp: OnGivenUp

  constructor({ send, onSent, wordsFor, onGivenUp }: Uploading) {
    this.#send = send
    this.#onSent = onSent
    this.#wordsFor = wordsFor
    this.#onGivenUp = onGivenUp
  }

  readonly read = (): readonly PendingFile[] => this.#files
  readonly subscribe = this.#changed.subscribe

  /** `from` is the position of the first file. */
  add(chosen: readonly ChosenFile[], from: number): void {
    const waiting = chosen.map((one, index) => ({ ...one, at: from + index, ...waits }))
    this.#set([...this.#files, ...waiting])
    this.#startNext()
  }

  retry(at: number): void {
    this.#patch(at, waits)
    this.#startNext()
  }

  /** Cancels an upload, also one that was given up. */
  drop(at: number): void {
    const running = this.#running.get(at)
    const failed = this.#files.find((one) => one.at === at && one.problem !== undefined)
    running?.abort(takenOut)
    if (!running && failed) this.#onGivenUp(failed)
    this.#running.delete(at)
    this.#set(this.#files.filter((one) => one.at !== at))
    this.#startNext()
  }

  /** None of them is wanted. */
  discard(): void {
    for (const { at } of this.#files) this.drop(at)
  }

  clear(): void {
    this.#running.forEach((running) => running.abort())
    this.#running.clear()
    this.#set([])
  }

  #set(files: readonly PendingFile[]): void {
    this.#files = files
    this.#changed.emit()
  }

  #patch(at: number, changes: Partial<PendingFile>): void {
    this.#set(this.#files.map((one) => (one.at === at ? { ...one, ...changes } : one)))
  }

  #startNext(): void {
    for (const file of this.#files) {
      if (this.#running.size >= mostAtOnce) return
      const isWaiting = file.percent !== undefined && !this.#running.has(file.at)
      if (isWaiting) void this.#start(file)
    }
  }

  async #start(pending: PendingFile): Promise<void> {
    const { at, file, name } = pending
    const running = new AbortController()
    const { signal } = running
    this.#running.set(at, running)
    const onProgress = (part: number): void => {
      if (!signal.aborted) this.#patch(at, { percent: Math.round(part * 100) })
    }
    try {
      const attachment = await this.#send({ file, name, signal, onProgress }, pending)
      if (signal.aborted) return
      this.#onSent(pending, attachment)
      this.drop(at)
    } catch (error) {
      if (signal.aborted) return
      this.#running.delete(at)
      const problem = this.#wordsFor(error, name)
      this.#patch(at, { percent: undefined, problem, mayRetry: isWorthATry(error) })
      this.#startNext()
    }
  }
}

const waits = { percent: 0, problem: undefined, mayRetry: false }
