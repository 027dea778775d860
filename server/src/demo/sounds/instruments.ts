/** Synthesised instruments. A sound is a list of samples between -1 and 1. */
export const rate = 22_050

/** How far a sound is along, in seconds, and what it is then. */
export type Voice = (seconds: number) => number

/** A round of the sine: looking it up is five times faster, and a start waits for all tracks. */
const round = 4_096
const sines = Float32Array.from({ length: round }, (_, i) => Math.sin((i / round) * Math.PI * 2))

/** The sine of so many turns, which must not be negative. */
export const sine = (turns: number): number => sines[((turns % 1) * round) | 0] ?? 0

export const blank = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * rate))

export const pitch = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

/** As many samples as it is long. */
export function record(seconds: number, sample: Voice): Float32Array {
  const sound = blank(seconds)
  for (let i = 0; i < sound.length; i++) sound[i] = sample(i / rate)
  return sound
}

/** Adds a sound to a track, which cuts off what is beyond its end. */
export function add(track: Float32Array, at: number, sound: Float32Array, gain = 1): void {
  const start = Math.round(at * rate)
  const end = Math.min(sound.length, track.length - start)
  for (let i = 0; i < end; i++) track[start + i] = (track[start + i] ?? 0) + (sound[i] ?? 0) * gain
}

/** Noise that is the same every time. */
export function noise(seed: number): Voice {
  let state = seed
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 2_147_483_648 - 1
  }
}

const steps = 256
const falls = Float32Array.from({ length: 12 * steps }, (_, i) => Math.exp(-i / steps))
const fading = (parts: number): number => falls[(parts * steps) | 0] ?? 0

/** Rises in `attack`, then falls to a third in each `fall`. */
const swell = (seconds: number, attack: number, fall: number): number =>
  Math.min(1, seconds / attack) * fading(seconds / fall)

const saw = (seconds: number, frequency: number): number => 2 * ((seconds * frequency) % 1) - 1

/** Lets low frequencies through; `cutoff` may move. In place. */
export function lowPass(
  sound: Float32Array,
  cutoff: number | Voice,
  resonance = 0.7,
): Float32Array {
  const strength = (hertz: number) => 2 * Math.sin((Math.PI * Math.min(hertz, rate / 6)) / rate)
  let [low, band, f] = [0, 0, typeof cutoff === 'number' ? strength(cutoff) : 0]
  for (let i = 0; i < sound.length; i++) {
    // Nobody hears that a moving one moves in small steps.
    if (typeof cutoff !== 'number' && i % 32 === 0) f = strength(cutoff(i / rate))
    const high = (sound[i] ?? 0) - low - band / resonance
    band += f * high
    low += f * band
    sound[i] = low
  }
  return sound
}

/** Lets one region of frequencies through, as the mouth does. */
export function bandPass(sound: Float32Array, hertz: number, sharpness: number): Float32Array {
  const made = new Float32Array(sound.length)
  const f = 2 * Math.sin((Math.PI * hertz) / rate)
  let [low, band] = [0, 0]
  for (let i = 0; i < sound.length; i++) {
    low += f * band
    band += f * ((sound[i] ?? 0) - low - band / sharpness)
    made[i] = band / sharpness
  }
  return made
}

/** A string that is plucked: noise that runs in a circle and loses its edges (Karplus and Strong). */
export function pluck(midi: number, seconds: number, bright = 0.5): Float32Array {
  const length = Math.round(rate / pitch(midi))
  const source = noise(midi * 7_919)
  const string = lowPass(record(length / rate, source), 1_500 + bright * 6_000)
  const sound = blank(seconds)
  const kept = 0.997 - (1 - bright) * 0.003
  for (let i = 0; i < sound.length; i++) {
    const at = i % length
    const value = string[at] ?? 0
    sound[i] = value * Math.min(1, (sound.length - i) / 600)
    string[at] = kept * 0.5 * (value + (string[(at + 1) % length] ?? 0))
  }
  return sound
}

/** An electric piano: a bell that bends a sine. */
export const keys = (midi: number, seconds: number): Float32Array => {
  const f = pitch(midi)
  return record(seconds, (t) => {
    const bell =
      0.175 * swell(t, 0.004, 0.5) * sine(f * 2 * t) +
      0.055 * swell(t, 0.002, 0.12) * sine(f * 7 * t)
    const level = swell(t, 0.008, seconds * 0.55) * Math.min(1, (seconds - t) * 30)
    return sine(f * t + 1 + bell) * level * (1 + 0.12 * sine(5 * t))
  })
}

/** A vibraphone, whose motor lets it tremble. */
export const vibes = (midi: number, seconds: number): Float32Array => {
  const f = pitch(midi)
  return record(
    seconds,
    (t) =>
      (sine(f * t) * swell(t, 0.003, 0.9) + 0.3 * sine(f * 4 * t) * swell(t, 0.002, 0.16)) *
      (0.75 + 0.25 * sine(5.4 * t)) *
      Math.min(1, (seconds - t) * 20),
  )
}

/** Some saws that are slightly out of tune, softly in and out. */
export function pad(midi: number, seconds: number, cutoff: number | Voice): Float32Array {
  const f = pitch(midi)
  const fade = Math.min(1.2, seconds / 3)
  const sound = record(
    seconds,
    (t) =>
      (saw(t, f) + saw(t + 0.31, f * 1.006) + saw(t + 0.67, f * 0.994)) *
      0.3 *
      Math.min(1, t / fade, (seconds - t) / fade),
  )
  return lowPass(sound, cutoff)
}

/** A short note with an edge that closes. */
export function synth(
  midi: number,
  seconds: number,
  { open = 2_400, shape = 0.5 } = {},
): Float32Array {
  const f = pitch(midi)
  const sound = record(
    seconds,
    (t) =>
      ((t * f) % 1 < shape ? 0.6 : -0.6) *
      swell(t, 0.004, seconds * 0.8) *
      Math.min(1, (seconds - t) * 60),
  )
  return lowPass(sound, (t) => 240 + open * Math.exp(-t * 7), 1.6)
}

export const bass = (midi: number, seconds: number): Float32Array => {
  const f = pitch(midi)
  return record(
    seconds,
    (t) =>
      Math.tanh(1.7 * (sine(f * t) + 0.32 * sine(2 * f * t) * swell(t, 0.003, 0.2))) *
      Math.min(1, t * 150, (seconds - t) * 40),
  )
}

/** A singer without words: a buzz through the formants of vowels. */
export function voice(
  midi: number,
  seconds: number,
  vowel: readonly [number, number, number],
): Float32Array {
  const f = pitch(midi)
  let phase = 0
  const buzz = record(seconds, (t) => {
    phase += (f * (1 + 0.012 * Math.min(1, t * 2) * sine(5.3 * t))) / rate
    return (2 * (phase % 1) - 1) * Math.min(1, t * 9, (seconds - t) * 7)
  })
  const sound = blank(seconds)
  vowel.forEach((hertz, i) => add(sound, 0, bandPass(buzz, hertz, 9), [1, 0.6, 0.3][i]))
  return sound
}

export const vowels = {
  ah: [760, 1_220, 2_600],
  oh: [480, 860, 2_500],
  oo: [330, 780, 2_300],
  eh: [560, 1_800, 2_550],
} as const

/** A string that slides from one note to another. */
export function steel(from: number, to: number, seconds: number): Float32Array {
  let phase = 0
  return lowPass(
    record(seconds, (t) => {
      phase += (pitch(from + (to - from) * Math.min(1, t * 3.2)) * (1 + 0.004 * sine(5 * t))) / rate
      return (
        (sine(phase) + 0.4 * sine(2 * phase) + 0.2 * sine(3 * phase)) *
        Math.min(1, t * 4, (seconds - t) * 3) *
        0.6
      )
    }),
    2_600,
  )
}
