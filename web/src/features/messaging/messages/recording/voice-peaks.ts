import { mostVoicePeaks } from '@patchbay/contract/content/sound-bounds'

/**
 * The loudest moment of each part of a recording; the loudest part is 100. The root lifts what is quiet,
 * because speech has few loud moments and many that are heard all the same.
 */
export function voicePeaks(levels: readonly number[]): number[] {
  const count = Math.max(1, Math.min(mostVoicePeaks, levels.length))
  const loudness = Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * levels.length) / count)
    const to = Math.floor(((part + 1) * levels.length) / count)
    return levels.slice(from, to).reduce((most, level) => Math.max(most, level), 0)
  })
  const loudest = Math.max(...loudness)
  return loudness.map((one) => (loudest > 0 ? Math.round(Math.sqrt(one / loudest) * 100) : 0))
}

/** The lamps of the meter: from -48 dB, which is a quiet room, to 0 dB. */
export function lampsOf(level: number, lamps: number): number {
  const decibels = 20 * Math.log10(Math.max(level, 1e-6))
  return Math.round(Math.min(1, Math.max(0, 1 + decibels / 48)) * lamps)
}
