import { seeded } from '../art/seeded.ts'

/** Peaks between 0 and 1 that look like music, for a clip whose peaks are not known yet. */
export function peaksFrom(id: string, count = 52): readonly number[] {
  const random = seeded(id)
  let level = 0.4
  return Array.from({ length: count }, (_, i) => {
    level = Math.min(1, Math.max(0.1, level + (random() - 0.5) * 0.55))
    return level * (0.45 + 0.55 * Math.abs(Math.sin((i / count) * Math.PI * 2.3 + 0.6)))
  })
}
