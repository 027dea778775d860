import { beat, brush, echo, hat, room, shaker } from './drums.ts'
import { add, bass, blank, keys, pad, pluck, steel, vibes, voice, vowels } from './instruments.ts'
import { chords, tune, type Chord } from './score.ts'

const dMinor: readonly Chord[] = [
  [50, 57, 60, 65, 69],
  [46, 57, 62, 65, 70],
  [43, 58, 62, 65, 69],
  [45, 57, 61, 64, 67],
]

/** A song without words over an electric piano, 92 beats a minute, D minor. */
export function topline(): Float32Array {
  const pulse = 60 / 92
  const track = blank(16 * pulse + 1.2)
  chords(track, dMinor, pulse * 4, keys, 0.14)
  const sung = blank(16 * pulse + 1.2)
  const { ah, oh, oo, eh } = vowels
  const line = [
    [0, 1],
    [69, 1.5],
    [67, 0.5],
    [65, 1],
    [62, 2],
    [64, 0.5],
    [65, 1.5],
    [70, 1],
    [69, 2],
    [67, 1],
    [65, 1.5],
    [64, 2.5],
  ] as const
  tune(
    sung,
    line,
    pulse,
    (midi, seconds, i) => voice(midi, seconds, [ah, oh, eh, oo][i % 4] ?? ah),
    0.9,
  )
  add(track, 0, room(echo(sung, pulse * 0.75, 0.25), 0.3), 0.8)
  beat(track, shaker(), '.o.x', { step: pulse / 2, gain: 0.5, swing: 0.12 })
  return track
}

export function ambient(): Float32Array {
  const track = blank(13)
  const list: readonly Chord[] = [
    [48, 55, 62, 64, 71],
    [45, 55, 60, 64, 69],
    [41, 57, 60, 64, 67],
  ]
  for (const [i, chord] of list.entries())
    for (const midi of chord)
      add(
        track,
        i * 4,
        pad(midi, 5, (t) => 500 + 420 * Math.sin(t * 0.9)),
        0.12,
      )
  const bells = blank(13)
  tune(
    bells,
    [
      [0, 1],
      [79, 2],
      [76, 1.5],
      [74, 2],
      [71, 2.5],
      [76, 1.5],
      [67, 2.5],
    ],
    1,
    vibes,
    0.22,
  )
  add(track, 0, echo(bells, 0.62, 0.5))
  return room(track, 0.7, 0.86)
}

export function pedalSteel(): Float32Array {
  const pulse = 60 / 76
  const track = blank(14 * pulse)
  tune(
    track,
    [
      [64, 1],
      [67, 1],
      [71, 2],
      [69, 1],
      [67, 1],
      [64, 2],
      [62, 1],
      [66, 1],
      [69, 2],
      [67, 2],
    ],
    pulse,
    (midi, seconds) => vibes(midi, seconds + 0.6),
    0.3,
  )
  tune(
    track,
    [
      [59, 4],
      [60, 4],
      [57, 4],
      [62, 2],
    ],
    pulse,
    (midi, seconds) => steel(midi - 2, midi, seconds),
    0.3,
  )
  tune(
    track,
    [
      [40, 4],
      [36, 4],
      [38, 4],
      [43, 2],
    ],
    pulse,
    (midi, seconds) => bass(midi, seconds),
    0.2,
  )
  return room(echo(track, pulse / 2, 0.22), 0.35)
}

/** A jig in D, on something like a mandolin. */
export function folk(): Float32Array {
  const step = 0.168
  const track = blank(66 * step)
  const jig = [
    62, 66, 69, 74, 69, 66, 67, 71, 74, 71, 69, 67, 66, 69, 74, 78, 74, 69, 71, 69, 67, 66, 64, 62,
    62, 66, 69, 74, 76, 78, 79, 78, 76, 74, 71, 69, 67, 71, 74, 69, 66, 62, 64, 67, 66, 64, 62, 62,
    69, 74, 78, 81, 78, 74, 76, 73, 69, 74, 74, 74,
  ]
  for (const [i, midi] of jig.entries())
    add(track, i * step, pluck(midi, 0.7, 0.7), i % 3 === 0 ? 0.55 : 0.4)
  const roots = [38, 43, 38, 45, 38, 43, 45, 38, 38, 45]
  for (const [i, root] of roots.entries())
    for (const [n, midi] of [root, root + 7, root + 12].entries())
      add(track, i * 6 * step + n * 0.02, pluck(midi, 1.6, 0.35), 0.4)
  beat(track, shaker(), 'o..x..', { step, gain: 0.5 })
  return room(track, 0.2, 0.7)
}

export function jazz(): Float32Array {
  const pulse = 60 / 132
  const track = blank(26 * pulse)
  const list: readonly Chord[] = [
    [62, 65, 69, 72],
    [59, 65, 69, 74],
    [60, 64, 67, 71],
    [58, 64, 67, 73],
    [62, 65, 69, 72],
    [59, 65, 69, 74],
  ]
  for (const [i, chord] of list.entries())
    for (const at of [0.5, 2.66])
      for (const midi of chord) add(track, (i * 4 + at) * pulse, keys(midi, pulse * 1.3), 0.11)
  const walk = [
    38, 41, 45, 44, 43, 47, 50, 49, 48, 43, 40, 45, 45, 49, 43, 40, 38, 41, 45, 44, 43, 47, 50, 43,
    36, 36,
  ]
  for (const [i, midi] of walk.entries()) add(track, i * pulse, pluck(midi, 0.6, 0.2), 0.75)
  beat(track, hat(0.11), 'x..x.ox..x.o', { step: pulse / 3, gain: 0.24 })
  beat(track, brush(0.2), '...x..', { step: pulse / 3, gain: 0.45 })
  tune(
    track,
    [
      [0, 5],
      [76, 0.66],
      [74, 0.34],
      [72, 1],
      [69, 2],
      [0, 1],
      [71, 0.66],
      [72, 0.34],
      [74, 2],
      [67, 3],
      [0, 1],
      [69, 0.66],
      [70, 0.34],
      [73, 1],
      [76, 3],
    ],
    pulse,
    (midi, seconds) => vibes(midi, seconds + 0.4),
    0.26,
  )
  return room(track, 0.3, 0.75)
}
