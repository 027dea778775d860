import type { ReactNode } from 'react'

interface WaveformProps {
  peaks: readonly number[]
  /** How much is played, 0 to 1. */
  played?: number
  /** Inside a message bubble of the viewer. */
  own?: boolean
}

/** Static bars; the player has the controls and the name. */
export function Waveform({ peaks, played = 0, own = false }: WaveformProps): ReactNode {
  const rest = own ? 'fill-on-accent-soft opacity-40' : 'fill-line-strong opacity-85'
  const bars = peaks.map((peak, i) => ({ peak, x: i * 5, done: i / peaks.length < played }))
  return (
    <svg
      viewBox={`0 0 ${peaks.length * 5} 26`}
      preserveAspectRatio="none"
      className="h-[26px] w-full"
      aria-hidden="true"
    >
      {bars.map(({ peak, x, done }) => (
        <rect
          key={x}
          x={x}
          y={13 - peak * 12.5}
          width={2.8}
          height={peak * 25}
          rx={1.2}
          className={done ? 'fill-signal' : rest}
        />
      ))}
    </svg>
  )
}
