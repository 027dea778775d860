/** All in pixels of the upright picture. */
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
/** The square to keep; fractional while it is being moved. */
export interface Crop extends Point {
  readonly size: number
}

/** The crop must not have fewer pixels than a large avatar, unless the picture is smaller. */
const smallestSize = 96
const strongestZoom = 8

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high))
const shortSide = ({ width, height }: Size): number => Math.min(width, height)

function within(picture: Size, { x, y, size }: Crop): Crop {
  return {
    x: clamp(x, 0, picture.width - size),
    y: clamp(y, 0, picture.height - size),
    size,
  }
}

/** The largest crop, from the middle. */
export function centred(picture: Size): Crop {
  const size = shortSide(picture)
  return { x: (picture.width - size) / 2, y: (picture.height - size) / 2, size }
}

/** 1 when the crop is as large as possible. */
export const zoomOf = (picture: Size, crop: Crop): number => shortSide(picture) / crop.size

export const maxZoom = (picture: Size): number =>
  clamp(shortSide(picture) / smallestSize, 1, strongestZoom)

export const moved = (picture: Size, crop: Crop, by: Point): Crop =>
  within(picture, { ...crop, x: crop.x + by.x, y: crop.y + by.y })

const middleOf = ({ x, y, size }: Crop): Point => ({ x: x + size / 2, y: y + size / 2 })

/** The point at the anchor stays in place, unless an edge of the picture would come into view. */
export function zoomed(picture: Size, crop: Crop, zoom: number, anchor = middleOf(crop)): Crop {
  const size = shortSide(picture) / clamp(zoom, 1, maxZoom(picture))
  const ratio = size / crop.size
  return within(picture, {
    x: anchor.x - (anchor.x - crop.x) * ratio,
    y: anchor.y - (anchor.y - crop.y) * ratio,
    size,
  })
}

/** Whole pixels, all of them inside the picture. */
export function wholePixels(picture: Size, crop: Crop): Crop {
  const size = Math.max(1, Math.min(Math.round(crop.size), shortSide(picture)))
  return within(picture, { x: Math.round(crop.x), y: Math.round(crop.y), size })
}
