/** What is seen of a stillness: a thread, not a gap. */
const least = 0.06

/** So many bars as fit, each from 0 to 1 and as high as the loudest it stands for. */
export function thinOut(peaks: readonly number[], bars: number): readonly number[] {
  const count = Math.min(bars, peaks.length)
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.floor(((bar + 1) * peaks.length) / count)
    return Math.max(least, Math.max(...peaks.slice(from, to)) / 100)
  })
}
