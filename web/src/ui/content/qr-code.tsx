import type { ReactNode } from 'react'
import { encode } from 'uqr'

interface DrawnCode {
  /** In modules, with the quiet border. */
  readonly size: number
  /** The dark modules as the path of an SVG. */
  readonly path: string
}

/** What a camera reads, drawn here: no service learns what is in it. */
export function drawQr(text: string): DrawnCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}

/** Black on white in both themes, because not every camera reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { size, path } = drawQr(text)
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it has no src
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block size-48 rounded-control"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
