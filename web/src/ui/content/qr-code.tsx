import type { ReactNode } from 'react'
import { drawQr } from './qr-path.ts'

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
