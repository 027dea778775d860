import type { ReactNode } from 'react'
import { steps, type Canvas } from './canvas.ts'

const lines = 15
const margin = 30

/** A spectrum over time: stacked lines whose peaks hide the ones behind. */
export function ridges({ width, height, tone, random }: Canvas): ReactNode {
  const ridge = (line: number): string => {
    const base = height * 0.3 + (line / (lines - 1)) * height * 0.74
    const peaks = steps(7).map(() => ({
      at: width * (0.5 + (random() - 0.5) * 0.52),
      spread: width * (0.018 + random() * 0.05),
      gain: random(),
    }))
    const wobble = random() * 9
    let path = `M${-margin} ${base}`
    for (let x = -margin; x <= width + margin; x += 5) {
      const centre = Math.exp(-(((x - width / 2) / (width * 0.3)) ** 2))
      const rise = peaks.reduce(
        (sum, { at, spread, gain }) => sum + gain * Math.exp(-((x - at) ** 2) / (2 * spread ** 2)),
        0,
      )
      const y = base - rise * centre * height * 0.22 - Math.sin(x / 23 + wobble) * 1.1
      path += ` L${x} ${y.toFixed(1)}`
    }
    return `${path} L${width + margin} ${height + 40} L${-margin} ${height + 40}Z`
  }
  return steps(lines).map((line) => (
    <path
      key={line}
      d={ridge(line)}
      fill={tone.ground}
      stroke={line % 5 === 2 ? tone.spark : tone.ink}
      strokeWidth={1.6}
      strokeOpacity={0.35 + (line / lines) * 0.65}
    />
  ))
}
