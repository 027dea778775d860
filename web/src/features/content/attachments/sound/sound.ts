import { takeOver } from './exclusive-playback.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'

export interface SoundState {
  readonly playing: boolean
  /** In seconds. */
  readonly time: number
  /** 0 while it is unknown. */
  readonly duration: number
  /** The URL that failed. */
  readonly dead: string | undefined
}

const received = ['play', 'pause', 'timeupdate', 'seeking', 'durationchange', 'ended'] as const

/** A sound; nothing is loaded before the viewer plays it. */
export class Sound {
  #state: SoundState
  #audio: HTMLAudioElement | undefined
  #closed = new AbortController()
  readonly #changed = createEmitter()

  constructor(seconds: number | null, time = 0) {
    this.#state = { playing: false, time, duration: seconds ?? 0, dead: undefined }
  }

  readonly read = (): SoundState => this.#state
  readonly subscribe = this.#changed.subscribe

  #change(changes: Partial<SoundState>): void {
    this.#state = { ...this.#state, ...changes }
    this.#changed.emit()
  }

  #follow(audio: HTMLAudioElement): void {
    const { paused, currentTime: time, duration } = audio
    const isKnown = Number.isFinite(duration) && duration > 0
    this.#change({ playing: !paused, time, ...(isKnown && { duration }) })
  }

  /** Loads the metadata; after a failure it tries once more. */
  open(url: string): HTMLAudioElement {
    if (this.#audio && !this.#audio.error) return this.#audio
    this.close()
    const audio = new Audio()
    const { signal } = (this.#closed = new AbortController())
    for (const type of received) audio.addEventListener(type, () => this.#follow(audio), { signal })
    audio.addEventListener('error', () => this.#change({ playing: false, dead: url }), { signal })
    audio.preload = 'metadata'
    audio.src = url
    if (this.#state.time > 0) audio.currentTime = this.#state.time
    this.#audio = audio
    return audio
  }

  toggle(url: string): void {
    const audio = this.open(url)
    if (!audio.paused) return audio.pause()
    this.#change({ dead: undefined })
    takeOver(audio)
    // Errors are reported by the error event; a rejection by a pause is not a failure.
    audio.play().catch(() => {})
  }

  seek(url: string, seconds: number): void {
    const time = Math.min(this.#state.duration, Math.max(0, seconds))
    this.open(url).currentTime = time
    this.#change({ time })
  }

  close(): void {
    this.#closed.abort()
    this.#audio?.pause()
    this.#audio?.removeAttribute('src')
    this.#audio = undefined
  }
}
