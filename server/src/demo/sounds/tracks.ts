import { drumCheck, dub, loFi, synthwave, techno } from './beats.ts'
import { rate } from './instruments.ts'
import { ambient, folk, jazz, pedalSteel, topline } from './songs.ts'

/** By their style; the name of the file is up to the code that shows it. */
const tracks = {
  topline,
  loFi,
  techno,
  ambient,
  pedalSteel,
  folk,
  drumCheck,
  synthwave,
  jazz,
  dub,
} as const

export type TrackName = keyof typeof tracks

/** All tracks are about equally loud, never clip, and are silent at both ends. */
export function play(name: TrackName): Float32Array {
  const track = tracks[name]()
  // What does not swing only moves the loudspeaker.
  let [slow, power] = [0, 0]
  for (let i = 0; i < track.length; i++) {
    slow += 0.006 * ((track[i] ?? 0) - slow)
    track[i] = (track[i] ?? 0) - slow
    power += (track[i] ?? 0) ** 2
  }
  const gain = 0.22 / Math.sqrt(power / track.length)
  const [rise, fall] = [rate * 0.01, rate * 0.4]
  for (let i = 0; i < track.length; i++)
    track[i] =
      Math.tanh((track[i] ?? 0) * gain) *
      0.96 *
      Math.min(1, i / rise, (track.length - 1 - i) / fall)
  return track
}
