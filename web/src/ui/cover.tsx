import { useState, type ReactNode } from 'react'
import { fileUrl } from '../platform/http/server-address.ts'
import { Art, type ArtKind } from './art/art.tsx'

interface CoverProps {
  /** The art is drawn from this id if there is no picture or it fails to load. */
  id: string
  kind?: ArtKind
  duotone?: number
  src: string | null
  width: number
  height: number
}

/** Fills its container with the picture, or with art. */
export function Cover({ src, ...art }: CoverProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (!src || src === failedSrc) return <Art {...art} />
  return (
    <img
      src={fileUrl(src)}
      alt=""
      decoding="async"
      className="size-full object-cover"
      onError={() => setFailedSrc(src)}
    />
  )
}
