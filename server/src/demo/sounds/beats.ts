import { beat, clap, echo, hat, kick, room, snare } from './drums.ts'
import { add, bass, blank, keys, lowPass, pad, synth } from './instruments.ts'
import { chords, tune, type Chord } from './score.ts'

export function loFi(): Float32Array {
  const pulse = 60 / 82
  const track = blank(16 * pulse)
  chords(
    track,
    [
      [53, 60, 64, 67, 71],
      [52, 59, 62, 67, 71],
      [50, 57, 60, 65, 69],
      [55, 59, 62, 65, 69],
    ],
    pulse * 4,
    keys,
    0.15,
  )
  tune(
    track,
    [
      [29, 2],
      [29, 1],
      [36, 1],
      [28, 2],
      [28, 1],
      [35, 1],
      [26, 2],
      [26, 1],
      [33, 1],
      [31, 2],
      [31, 1],
      [29, 1],
    ],
    pulse,
    bass,
    0.26,
  )
  beat(track, kick(50), 'x.....o.x.......', { step: pulse / 4, gain: 0.75 })
  beat(track, snare(), '....x.......x..o', { step: pulse / 4, gain: 0.5 })
  beat(track, hat(), 'x.o.x.o.x.oox.o.', { step: pulse / 4, gain: 0.28, swing: 0.25 })
  return lowPass(track, 3_200)
}

export function techno(): Float32Array {
  const pulse = 60 / 126
  const track = blank(20 * pulse)
  beat(track, kick(46), 'x...', { step: pulse / 4, gain: 0.85 })
  beat(track, hat(0.09), '..x.', { step: pulse / 4, gain: 0.5 })
  beat(track, hat(0.03), 'oooooxoo', { step: pulse / 4, gain: 0.3 })
  beat(track, clap(), '....x.......x..o', { step: pulse / 4, gain: 0.3 })
  const line = blank(20 * pulse)
  const riff = [38, 0, 38, 50, 0, 38, 41, 0, 38, 0, 45, 38, 0, 50, 43, 41]
  for (let i = 0; i < 80; i++) {
    const midi = riff[i % 16] ?? 0
    if (midi > 0) add(line, (i * pulse) / 4, synth(midi, pulse / 4, { open: 400 + i * 45 }), 0.4)
  }
  add(track, 0, echo(line, pulse * 0.75, 0.35))
  for (const bar of [0, 1, 2, 3, 4])
    for (const midi of [62, 65, 69])
      add(track, bar * 4 * pulse + pulse * 2.5, synth(midi, 0.2, { open: 1_600 }), 0.16)
  return track
}

export function drumCheck(): Float32Array {
  const pulse = 60 / 104
  const track = blank(18 * pulse)
  beat(track, kick(52), 'x..x..x...x.x...', { step: pulse / 4, gain: 0.9 })
  beat(track, snare(), '....x..o.o..x..o', { step: pulse / 4, gain: 0.75 })
  beat(track, hat(0.05), 'x.x.x.x.x.x.x.xo', { step: pulse / 4, gain: 0.45 })
  beat(track, hat(0.32), '..............x.', { step: pulse / 4, gain: 0.35 })
  return room(track, 0.5, 0.72)
}

export function synthwave(): Float32Array {
  const pulse = 60 / 100
  const track = blank(18 * pulse)
  const list: readonly Chord[] = [
    [45, 57, 60, 64],
    [41, 53, 57, 60],
    [48, 55, 60, 64],
    [43, 55, 59, 62],
  ]
  const arp = blank(18 * pulse)
  for (let i = 0; i < 72; i++) {
    const chord = list[Math.floor(i / 16) % 4] ?? []
    const midi = (chord[1 + (i % 3)] ?? 60) + (i % 6 > 2 ? 24 : 12)
    add(
      arp,
      (i * pulse) / 4,
      synth(midi, pulse / 3, { open: 1_400 + 900 * Math.sin(i / 9), shape: 0.35 }),
      0.24,
    )
    if (i % 2 === 0)
      add(track, (i * pulse) / 4, synth((chord[0] ?? 45) - 12, pulse / 2.2, { open: 700 }), 0.4)
  }
  chords(
    track,
    [...list, list[0] ?? []],
    pulse * 4,
    (midi, seconds) => pad(midi + 12, seconds, 1_100),
    0.08,
  )
  add(track, 0, echo(arp, pulse * 0.75, 0.4))
  beat(track, kick(50), 'x...x...', { step: pulse / 4, gain: 0.7 })
  beat(track, snare(), '....x...', { step: pulse / 4, gain: 0.5 })
  return track
}

export function dub(): Float32Array {
  const pulse = 60 / 74
  const track = blank(12 * pulse)
  const stab = blank(12 * pulse)
  for (const [i, root] of [57, 57, 55, 52, 57, 57].entries())
    for (const midi of [root, root + 3, root + 7])
      add(stab, (i * 2 + 1) * pulse, synth(midi, 0.16, { open: 1_300 }), 0.3)
  add(track, 0, lowPass(echo(stab, pulse * 0.75, 0.6, 1_500), 2_200))
  tune(
    track,
    [
      [33, 1.5],
      [33, 0.5],
      [36, 1],
      [0, 1],
      [31, 1.5],
      [31, 0.5],
      [28, 1],
      [0, 1],
      [33, 1.5],
      [33, 0.5],
      [36, 2],
    ],
    pulse,
    bass,
    0.42,
  )
  beat(track, kick(44), '....x...', { step: pulse / 2, gain: 0.8 })
  beat(track, snare(), '....o..x', { step: pulse / 2, gain: 0.25 })
  beat(track, hat(), '.x.x.xox', { step: pulse / 2, gain: 0.3 })
  return track
}
