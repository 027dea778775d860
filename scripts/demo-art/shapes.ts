/** The few shapes from which all pictures of the demo are put together, as text of an SVG. */
export interface Look {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  /** Anything else, such as a clip or a turn. */
  readonly more?: string
}

const look = ({ fill = 'none', stroke, width = 2, opacity, more }: Look): string =>
  [
    `fill="${fill}"`,
    stroke === undefined
      ? ''
      : `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
    opacity === undefined ? '' : `opacity="${opacity}"`,
    more ?? '',
  ].join(' ')

export const path = (d: string, style: Look): string => `<path d="${d}" ${look(style)}/>`

export const disc = (x: number, y: number, radius: number, style: Look): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${look(style)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, style: Look): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${look(style)}/>`

/** `[x, y, width, height, radius of the corners]`. */
export type Box = readonly [number, number, number, number, number?]

export const box = ([x, y, width, height, radius = 0]: Box, style: Look): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${look(style)}/>`

export const group = (inside: readonly string[], more = ''): string =>
  `<g ${more}>${inside.join('')}</g>`

export const clipped = (id: string, shape: string, inside: readonly string[]): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${inside.join('')}</g>`

export const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The same numbers for the same name: what is drawn twice looks the same. */
export function chances(name: string): () => number {
  let state = Array.from(name).reduce(
    (sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0),
    7,
  )
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}

export const drawing = (width: number, height: number, inside: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside.join('')}</svg>`
