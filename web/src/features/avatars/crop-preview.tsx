import { useEffect, useRef, type ReactNode } from 'react'
import type { Crop } from './crop.ts'
import { drawPreview } from './draw-preview.ts'
import type { OpenedPicture } from './open-picture.ts'

/** The cropped picture in its final size, with twice the pixels for high-density screens. */
export function CropPreview({ picture, crop }: { picture: OpenedPicture; crop: Crop }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture, crop)
  }, [picture, crop])
  return (
    <canvas
      ref={canvas}
      width={88}
      height={88}
      aria-hidden="true"
      className="size-11 shrink-0 rounded-full bg-sunken"
    />
  )
}
