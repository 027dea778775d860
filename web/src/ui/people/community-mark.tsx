import type { ReactNode } from 'react'
import { fileUrl } from '../../platform/http/server-address.ts'
import { Art, type ArtKind } from '../art/art.tsx'

interface CommunityMarkProps {
  id: string
  src?: string | undefined
  kind?: ArtKind
  duotone?: number
  size?: number
}

/** Communities are rounded squares. Decoration only: the name is shown beside it. */
export function CommunityMark({ src, size = 40, ...art }: CommunityMarkProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="block shrink-0 overflow-hidden rounded-mark"
      style={{ width: size, height: size }}
    >
      {src ? (
        <img
          // A mark is small, and so is the cover that it is cut from.
          src={fileUrl(src.replace('/cover.webp', '/cover-480.webp'))}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
        />
      ) : (
        <Art {...art} width={120} height={120} />
      )}
    </span>
  )
}
