import { useState, type ReactNode } from 'react'
import { fileUrl } from '../platform/server-address.ts'
import { Art, type ArtKind } from './art/art.tsx'

interface CoverProps {
  /** What the art is drawn from where there is no picture, or it fails. */
  id: string
  kind?: ArtKind
  duotone?: number
  src: string | null
  width: number
  height: number
}

/** Fills its container: the picture, or art. */
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
