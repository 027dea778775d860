import { useState, type ReactNode } from 'react'
import { fileUrl } from '../../platform/http/server-address.ts'
import { duotoneOf } from '../art/art-palette.ts'

interface AvatarProps {
  id: string
  name: string
  /** A picture of the person; without it, or if it fails to load, the initials are shown. */
  src?: string | undefined
  size?: number
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => word?.match(/./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

function Initials({ id, name }: { id: string; name: string }): ReactNode {
  const { ground, ink, spark } = duotoneOf(id)
  return (
    <svg viewBox="0 0 40 40" className="size-full">
      <rect width="40" height="40" fill={ground} />
      <circle cx="33" cy="36" r="19" fill={ink} opacity=".28" />
      <circle cx="33" cy="36" r="11" fill={ink} opacity=".34" />
      <text
        x="20"
        y="20.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="14.5"
        fontWeight="650"
        letterSpacing="-.2"
        fill={spark}
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** People are circles. Decoration only: the name is shown beside it. */
export function Avatar({ id, name, src, size = 40 }: AvatarProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className="block shrink-0 overflow-hidden rounded-full"
      style={{ width: size, height: size }}
    >
      {src && src !== failedSrc ? (
        <img
          src={fileUrl(src)}
          alt=""
          width={size}
          height={size}
          // A middle grey behind transparent parts, on which both dark and light marks are seen.
          className="size-full bg-line-strong object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <Initials id={id} name={name} />
      )}
    </span>
  )
}
