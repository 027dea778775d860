import type { ReactNode } from 'react'
import { steps, type Canvas } from './canvas.ts'

/** A record seen from above, off centre. */
export function grooves({ width, height, tone, random }: Canvas): ReactNode {
  const cx = width * (0.62 + random() * 0.2)
  const cy = height * (0.55 + random() * 0.4)
  return (
    <>
      {steps(46).map((i) => {
        const bright = i % 9 === 4
        return (
          <circle
            key={i}
            cx={cx}
            cy={cy}
            r={10 + i * (width / 62)}
            fill="none"
            stroke={bright ? tone.spark : tone.ink}
            strokeOpacity={bright ? 0.85 : 0.16 + random() * 0.42}
            strokeWidth={0.8 + random() * 2.6}
          />
        )
      })}
      <circle cx={cx} cy={cy} r={height * 0.13} fill={tone.ink} />
      <circle cx={cx} cy={cy} r={4} fill={tone.ground} />
    </>
  )
}
