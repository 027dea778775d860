import { add } from './instruments.ts'

export type Chord = readonly number[]

/** Plays one chord after the other, each `seconds` long. */
export const chords = (
  track: Float32Array,
  list: readonly Chord[],
  seconds: number,
  play: (midi: number, seconds: number) => Float32Array,
  gain: number,
): void => {
  for (const [i, chord] of list.entries())
    for (const [n, midi] of chord.entries())
      add(track, i * seconds + n * 0.012, play(midi, seconds), gain)
}

/** A tune: `[note, beats]`, where the note 0 is a rest. */
export const tune = (
  track: Float32Array,
  notes: readonly (readonly [number, number])[],
  beatSeconds: number,
  play: (midi: number, seconds: number, index: number) => Float32Array,
  gain: number,
): void => {
  let at = 0
  for (const [index, [midi, beats]] of notes.entries()) {
    if (midi > 0) add(track, at, play(midi, beats * beatSeconds, index), gain)
    at += beats * beatSeconds
  }
}
