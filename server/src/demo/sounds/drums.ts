import { add, blank, lowPass, noise, rate, record, sine } from './instruments.ts'

export const kick = (low = 48): Float32Array =>
  record(0.34, (t) => {
    // The pitch falls from a click to the low note, so that the phase is its sum.
    const phase = low * t + (110 / 32) * (1 - Math.exp(-t * 32))
    return Math.tanh(1.8 * sine(phase)) * Math.exp(-t * 9) * Math.min(1, (0.34 - t) * 40)
  })

export const snare = (): Float32Array => {
  const rattle = noise(4_711)
  return record(
    0.22,
    (t) =>
      (0.55 * sine(186 * t) * Math.exp(-t * 26) + 0.6 * rattle(t) * Math.exp(-t * 19)) *
      Math.min(1, (0.22 - t) * 40),
  )
}

export const clap = (): Float32Array => {
  const air = noise(977)
  const hands = [0, 0.011, 0.023]
  return record(
    0.24,
    (t) =>
      air(t) *
      hands.reduce(
        (sum, at) => sum + (t < at ? 0 : Math.exp(-(t - at) * (at === 0.023 ? 18 : 90))),
        0,
      ) *
      0.5,
  )
}

/** The lower parts of noise are taken away. */
export function hat(seconds = 0.06): Float32Array {
  const hiss = noise(31)
  const bright = record(seconds, (t) => hiss(t) * Math.exp((-t * 4) / seconds))
  const dull = lowPass(Float32Array.from(bright), 3_600)
  return bright.map((value, i) => (value - (dull[i] ?? 0)) * 0.5)
}

export const shaker = (): Float32Array => {
  const seeds = noise(88)
  return record(0.11, (t) => seeds(t) * Math.sin(Math.PI * (t / 0.11)) ** 2 * 0.28)
}

/** Brushes on a snare drum. */
export const brush = (seconds: number): Float32Array => {
  const wires = noise(1_234)
  return lowPass(
    record(seconds, (t) => wires(t) * Math.sin(Math.PI * (t / seconds)) * 0.4),
    3_000,
  )
}

/** A bar as text: each sign is a step, `x` a loud stroke, `o` a soft one. */
export function beat(
  track: Float32Array,
  drum: Float32Array,
  pattern: string,
  {
    step,
    gain = 1,
    swing = 0,
  }: { readonly step: number; readonly gain?: number; readonly swing?: number },
): void {
  const steps = Math.floor(track.length / rate / step)
  for (let i = 0; i < steps; i++) {
    const sign = pattern[i % pattern.length]
    if (sign !== 'x' && sign !== 'o') continue
    add(track, i * step + (i % 2 === 1 ? swing * step : 0), drum, gain * (sign === 'x' ? 1 : 0.5))
  }
}

/** Repeats that get weaker. In place. */
export function echo(
  track: Float32Array,
  seconds: number,
  feedback: number,
  dull = 2_400,
): Float32Array {
  const gap = Math.round(seconds * rate)
  const wet = lowPass(Float32Array.from(track), dull)
  for (let i = gap; i < track.length; i++) wet[i] = (wet[i] ?? 0) + (wet[i - gap] ?? 0) * feedback
  for (let i = gap; i < track.length; i++)
    track[i] = (track[i] ?? 0) + (wet[i - gap] ?? 0) * feedback
  return track
}

const rooms = [1_117, 1_277, 1_361, 1_493]

/** A room: four echoes that never meet. In place. */
export function room(track: Float32Array, amount: number, size = 0.8): Float32Array {
  const wet = blank(track.length / rate)
  for (const length of rooms) {
    const line = new Float32Array(length)
    let soft = 0
    for (let i = 0; i < track.length; i++) {
      const out = line[i % length] ?? 0
      soft += 0.45 * (out - soft)
      line[i % length] = (track[i] ?? 0) + soft * size
      wet[i] = (wet[i] ?? 0) + out
    }
  }
  add(track, 0, wet, amount / rooms.length)
  return track
}
