/** Shapes as parts of a path, so that a picture is a few paths and not hundreds of elements. */
export function circle(x: number, y: number, radius: number): string {
  const [left, r, across] = [x - radius, radius, radius * 2].map(rounded)
  return `M${left} ${rounded(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The radius of its corners. */
  readonly radius?: number
}

export function box({ x, y, width, height, radius = 0 }: Box): string {
  const across = Math.min(radius, width / 2)
  const down = Math.min(radius, height / 2)
  const [rx, ry, h, v] = [across, down, width - 2 * across, height - 2 * down].map(rounded)
  const corner = (dx: string, dy: string): string =>
    radius === 0 ? '' : `a${rx} ${ry} 0 0 1 ${dx}${rx} ${dy}${ry}`
  const top = `M${rounded(x + across)} ${rounded(y)}h${h}${corner('', '')}`
  return `${top}v${v}${corner('-', '')}h-${h}${corner('-', '-')}v-${v}${corner('', '-')}z`
}

const rounded = (length: number): string => String(Math.round(length * 100) / 100)
