/** A track is this many bars wide. */
export const trackBars = 52

/** Silence is shown as a thin line instead of a gap. */
const least = 0.06

/** Reduces the peaks to at most `bars` values from 0 to 1, each the maximum of its part. */
export function thinOut(peaks: readonly number[], bars: number): readonly number[] {
  const count = Math.min(bars, peaks.length)
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.floor(((bar + 1) * peaks.length) / count)
    return Math.max(least, Math.max(...peaks.slice(from, to)) / 100)
  })
}
