/** A canvas of pixels, for the plain shapes of our cards: no SVG is read, not even our own. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

type Colour = `#${string}`

const channels = 3

const partsOf = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

export function createCanvas(width: number, height: number, ground: Colour): Canvas {
  const pixels = new Uint8Array(width * height * channels)
  const parts = partsOf(ground)
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = parts[index % channels] ?? 0
  return { width, height, pixels }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
}

/** A box with round corners, whose edges are smooth. */
export function paintBox(canvas: Canvas, box: Box, colour: Colour): void {
  const { x, y, width, height, radius = 0 } = box
  const r = Math.min(radius, width / 2, height / 2)
  const middle = [x + width / 2, y + height / 2] as const
  paint(canvas, box, colour, (px, py) => {
    const dx = Math.max(Math.abs(px - middle[0]) - (width / 2 - r), 0)
    const dy = Math.max(Math.abs(py - middle[1]) - (height / 2 - r), 0)
    const inside = Math.max(
      Math.abs(px - middle[0]) - width / 2,
      Math.abs(py - middle[1]) - height / 2,
    )
    return r === 0 ? -inside : r - Math.hypot(dx, dy)
  })
}

interface Ring {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** The width of its line; absent for a disc. */
  readonly line?: number
}

export function paintRing(canvas: Canvas, { x, y, radius, line }: Ring, colour: Colour): void {
  const reach = radius + (line ?? 0)
  const box = { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 }
  paint(canvas, box, colour, (px, py) => {
    const distance = Math.hypot(px - x, py - y)
    return line === undefined ? radius - distance : line / 2 - Math.abs(distance - radius)
  })
}

/** `depth` says how deep a point is inside the shape, in pixels; the edge is at 0. */
function paint(
  { width, height, pixels }: Canvas,
  box: Box,
  colour: Colour,
  depth: (x: number, y: number) => number,
): void {
  const parts = partsOf(colour)
  const right = Math.min(width, Math.ceil(box.x + box.width) + 1)
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + 1)
  for (let y = Math.max(0, Math.floor(box.y) - 1); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.x) - 1); x < right; x += 1) {
      const share = Math.min(1, Math.max(0, depth(x + 0.5, y + 0.5) + 0.5))
      if (share === 0) continue
      const at = (y * width + x) * channels
      for (let part = 0; part < channels; part += 1)
        pixels[at + part] = (pixels[at + part] ?? 0) * (1 - share) + (parts[part] ?? 0) * share
    }
}
