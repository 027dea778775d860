import { useState, type ReactNode } from 'react'
import { Art } from '../../ui/art/art.tsx'

interface CoverProps {
  id: string
  src: string | null
  width: number
  height: number
}

/** Fills its container: the picture, or art drawn from the id where there is none or it fails. */
export function Cover({ id, src, width, height }: CoverProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (!src || src === failedSrc) return <Art id={id} width={width} height={height} />
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      className="size-full object-cover"
      onError={() => setFailedSrc(src)}
    />
  )
}
