/** The loudness of each of `most` equal parts, scaled so that the loudest part is 100. */
export function peaksOf(channels: readonly Float32Array[], most: number): number[] {
  const length = channels[0]?.length ?? 0
  const count = Math.max(1, Math.min(most, length))
  const loudness = Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * length) / count)
    const to = Math.floor(((part + 1) * length) / count)
    return Math.max(0, ...channels.map((samples) => rootMeanSquare(samples, from, to)))
  })
  const loudest = Math.max(...loudness)
  return loudness.map((one) => (loudest > 0 ? Math.round((one / loudest) * 100) : 0))
}

function rootMeanSquare(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2
  return to > from ? Math.sqrt(sum / (to - from)) : 0
}
