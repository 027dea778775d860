import { pageState } from '../../../../platform/storage/page-state.ts'
import { observable } from '../../../../platform/state/observable.ts'
import { Sound } from '../sound/sound.ts'
import { heardUpTo, noteHeard, readSpeed, writeSpeed } from './voice-memory.ts'

const [useSpeed, setSpeed, currentSpeed] = observable(0)

/** The speed of all voice messages. */
export const useVoiceSpeed = (): number => useSpeed() || readSpeed()

/** How often the place is stored while it plays, in seconds. */
const notesEvery = 2

/** A voice message. It plays on while its row is not rendered, also on other pages. */
export class VoiceSound extends Sound {
  readonly #id: string
  #opened: HTMLAudioElement | undefined
  #noted: number

  constructor(id: string, seconds: number) {
    const from = heardUpTo(id) ?? 0
    super(seconds, from)
    this.#id = id
    this.#noted = from
    this.subscribe(() => this.#note())
  }

  override open(url: string): HTMLAudioElement {
    const audio = super.open(url)
    if (audio !== this.#opened) {
      audio.addEventListener('ended', () => this.seek(url, 0))
      this.#opened = audio
    }
    this.useSpeed(currentSpeed() || readSpeed())
    return audio
  }

  useSpeed(speed: number): void {
    if (this.#opened) this.#opened.playbackRate = speed
  }

  #note(): void {
    const { playing, time } = this.read()
    const isFar = Math.abs(time - this.#noted) >= notesEvery
    const isHeard = playing || heardUpTo(this.#id) !== undefined
    if (!isHeard || (playing && !isFar && heardUpTo(this.#id) !== undefined)) return
    this.#noted = time
    noteHeard(this.#id, time)
  }
}

interface Voice {
  readonly sound: VoiceSound
  /** How many rows show it. */
  rows: number
}

const state = pageState(() => ({ voices: new Map<string, Voice>() }))

export function setVoiceSpeed(speed: number): void {
  writeSpeed(speed)
  setSpeed(speed)
  for (const { sound } of state.voices.values()) sound.useSpeed(speed)
}

/** The same for every row of a voice message, also for one that comes back while it plays. */
export function voiceOf(id: string, seconds: number): VoiceSound {
  const known = state.voices.get(id)
  if (known) return known.sound
  const sound = new VoiceSound(id, seconds)
  state.voices.set(id, { sound, rows: 0 })
  return sound
}

export function showVoice(id: string, sound: VoiceSound): void {
  const voice = state.voices.get(id) ?? { sound, rows: 0 }
  voice.rows += 1
  state.voices.set(id, voice)
}

/** Returns whether no row shows it any more. */
export function hideVoice(id: string): boolean {
  const voice = state.voices.get(id)
  if (!voice) return false
  voice.rows -= 1
  return voice.rows <= 0
}

/** Long enough for a page to show what plays on. */
const goneMilliseconds = 1000

/** A page that shows nothing of what plays has no button to stop it. */
export function closeUnlessShown(id: string): void {
  setTimeout(() => {
    if ((state.voices.get(id)?.rows ?? 0) <= 0) closeVoice(id)
  }, goneMilliseconds)
}

export function closeVoice(id: string): void {
  const voice = state.voices.get(id)
  if (!voice) return
  voice.sound.close()
  if (voice.rows <= 0) state.voices.delete(id)
}
