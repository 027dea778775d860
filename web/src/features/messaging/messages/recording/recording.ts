import { longestVoice } from '@patchbay/contract/content/sound-bounds'
import { createEmitter } from '../../../../platform/state/emitter.ts'
import { pageState } from '../../../../platform/storage/page-state.ts'
import { MicrophoneRefused, microphones, type Microphone, type Refusal } from './microphone.ts'
import { recordingStores, type RecordingHead } from './stored-recording.ts'

export type Phase = 'loading' | 'asking' | 'refused' | 'recording' | 'paused' | 'kept' | 'sending'

export interface RecordingState {
  readonly phase: Phase
  readonly refusal: Refusal | undefined
  readonly seconds: number
  /** From 0 to 1. */
  readonly level: number
  /** While it is being sent, from 0 to 1. */
  readonly sent: number
  /** Why it was not sent, in words. */
  readonly problem: string | undefined
  /** The microphone went by itself. */
  readonly isCut: boolean
}

const tickMilliseconds = 100

const nothing: RecordingState = {
  phase: 'loading',
  refusal: undefined,
  seconds: 0,
  level: 0,
  sent: 0,
  problem: undefined,
  isCut: false,
}

/** A voice message that is being recorded, and what of it is stored in this browser. */
export class Recording {
  readonly id: string
  /** Something is being recorded or read; this happens once. */
  hasStarted = false
  readonly #owner: string
  #state: RecordingState = nothing
  #microphone: Microphone | undefined
  #parts: Blob[] = []
  #levels: number[] = []
  #type = ''
  #timer: ReturnType<typeof setInterval> | undefined
  #since = 0
  #isOver = false
  #shown = 0
  /** Parts are stored in their order. A browser that cannot store anything records all the same. */
  #storing: Promise<void> = Promise.resolve()
  #sending: AbortController | undefined
  readonly #changed = createEmitter()

  constructor(owner: string, id: string) {
    this.#owner = owner
    this.id = id
  }

  readonly read = (): RecordingState => this.#state
  readonly subscribe = this.#changed.subscribe
  readonly levels = (): readonly number[] => this.#levels
  readonly type = (): string => this.#type.split(';')[0] ?? ''
  /** Everything until now; complete after `pause` or `stop`. */
  readonly sound = (): Blob => new Blob(this.#parts, { type: this.#type })

  #set(changes: Partial<RecordingState>): void {
    if (this.#isOver) return
    this.#state = { ...this.#state, ...changes }
    this.#changed.emit()
  }

  /** Calls back when no bar shows it any more; returns what a bar calls at its end. */
  show(onLeft: () => void): () => void {
    this.#shown += 1
    return () => {
      this.#shown -= 1
      // React repeats each effect while developing.
      queueMicrotask(() => this.#shown === 0 && onLeft())
    }
  }

  #head(): RecordingHead {
    const [type, levels, { seconds }] = [this.#type, this.#levels, this.#state]
    return { type, levels: [...levels], seconds, parts: this.#parts.length, savedAt: Date.now() }
  }

  #store(act: () => Promise<void>): void {
    this.#storing = this.#storing.then(act).catch(() => {})
  }

  /** Asks for the microphone, and records until it is paused or stopped. */
  async start(): Promise<void> {
    this.hasStarted = true
    this.#set({ ...nothing, phase: 'asking' })
    this.#store(() => recordingStores.store.begin(this.#owner))
    try {
      const microphone = await microphones.open({
        onPart: (part) => this.#addPart(part),
        onGone: () => void this.#lose(),
      })
      // It was thrown away while the browser asked.
      if (this.#isOver) return await microphone.close()
      this.#microphone = microphone
      this.#type = microphone.type
      this.#run()
    } catch (error) {
      const refusal = error instanceof MicrophoneRefused ? error.refusal : 'busy'
      this.#set({ phase: 'refused', refusal })
    }
  }

  /** After a reload. Returns whether anything is stored. */
  async restore(): Promise<boolean> {
    this.hasStarted = true
    const stored = await recordingStores.store.restore(this.#owner, this.id).catch(() => undefined)
    if (!stored || stored.parts === 0) return false
    this.#parts = [...stored.sound]
    this.#levels = [...stored.levels]
    this.#type = stored.type
    this.#set({ phase: 'kept', seconds: stored.seconds })
    return true
  }

  #addPart(part: Blob): void {
    if (this.#isOver) return
    this.#parts.push(part)
    if (this.#type === '') this.#type = part.type
    const head = this.#head()
    this.#store(() => recordingStores.store.addPart(this.#owner, this.id, part, head))
  }

  #run(): void {
    this.#since = performance.now()
    this.#set({ phase: 'recording' })
    this.#timer = setInterval(() => {
      this.#tick()
      if (this.#state.seconds >= longestVoice) void this.stop()
    }, tickMilliseconds)
  }

  #tick(): void {
    const now = performance.now()
    const level = this.#microphone?.level() ?? 0
    const seconds = Math.min(longestVoice, this.#state.seconds + (now - this.#since) / 1000)
    this.#since = now
    this.#levels.push(Math.round(level * 1000) / 1000)
    this.#set({ seconds, level })
  }

  #rest(): void {
    if (this.#timer !== undefined) this.#tick()
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async pause(): Promise<void> {
    if (this.#state.phase !== 'recording') return
    this.#rest()
    this.#microphone?.pause()
    await this.#microphone?.flush()
    this.#keepHead()
    this.#set({ phase: 'paused', level: 0 })
  }

  resume(): void {
    if (this.#state.phase !== 'paused') return
    this.#microphone?.resume()
    this.#run()
  }

  /** Frees the microphone; it cannot go on after that. */
  async stop(): Promise<void> {
    const microphone = this.#microphone
    this.#microphone = undefined
    if (!microphone) return
    this.#rest()
    await microphone.close()
    this.#keepHead()
    this.#set({ phase: 'kept', level: 0 })
  }

  /** The length is known only now. */
  #keepHead(): void {
    const head = this.#head()
    this.#store(() => recordingStores.store.setHead(this.#owner, this.id, head))
  }

  async #lose(): Promise<void> {
    if (!this.#microphone) return
    await this.stop()
    this.#set({ isCut: true })
  }

  /** Hands it over; what is thrown is told in the words of `wordsFor`, and nothing is lost. */
  async send(
    hand: (signal: AbortSignal, onProgress: (part: number) => void) => Promise<void>,
    wordsFor: (error: unknown) => string,
  ): Promise<boolean> {
    await this.stop()
    const { signal } = (this.#sending = new AbortController())
    this.#set({ phase: 'sending', sent: 0, problem: undefined })
    try {
      await hand(signal, (sent) => this.#set({ sent }))
      await this.discard()
      return true
    } catch (error) {
      this.#set({ phase: 'kept', problem: signal.aborted ? undefined : wordsFor(error) })
      return false
    } finally {
      this.#sending = undefined
    }
  }

  cancelSending(): void {
    this.#sending?.abort()
  }

  /** This also deletes what is stored of it. */
  async discard(): Promise<void> {
    this.#isOver = true
    this.#rest()
    const microphone = this.#microphone
    this.#microphone = undefined
    await microphone?.close()
    this.#store(() => recordingStores.store.drop(this.#owner, this.id))
    await this.#storing
  }
}

/** What is recorded or sent goes on while its conversation is not shown. */
const state = pageState(() => ({ open: new Map<string, Recording>() }))

/** The same for a bar that comes back. */
export function recordingOf(owner: string, id: string): Recording {
  const known = state.open.get(id)
  if (known) return known
  const recording = new Recording(owner, id)
  state.open.set(id, recording)
  return recording
}

export const closeRecording = (id: string): void => void state.open.delete(id)
