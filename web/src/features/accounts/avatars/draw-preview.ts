import type { Crop } from './crop.ts'
import type { OpenedPicture } from './open-picture.ts'

/** Draws the whole picture, or only the crop, at the size of the canvas. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  { preview, width, height }: OpenedPicture,
  crop?: Crop,
): void {
  if (!crop) {
    canvas.width = preview.width
    canvas.height = preview.height
  }
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = preview.width / width
  const { x, y, size } = crop ?? { x: 0, y: 0, size: 0 }
  const part = crop ? [x, y, size, size] : [0, 0, width, height]
  const [left = 0, top = 0, wide = 0, high = 0] = part.map((pixels) => pixels * scale)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(preview, left, top, wide, high, 0, 0, canvas.width, canvas.height)
}
