import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { createCanvas, paintBox, paintRing, type Canvas } from './paint.ts'
import { cardHeight, cardWidth, type CardOrder, type Picture } from './picture-order.ts'

// The dark theme's own colours: a card has no theme.
const colours = {
  ground: '#12110f',
  surface: '#1a1916',
  raised: '#24221e',
  line: '#736d62',
  text: '#f4f1ea',
  text2: '#bcb6aa',
  accent: '#ffb224',
  onAccent: '#1c1300',
} as const

/** The duotones with which the web draws what has no picture. */
const duotones = [
  ['#3a2408', '#ffb224'],
  ['#0f2b33', '#4fb3c9'],
  ['#3b1712', '#f0735c'],
  ['#1b2440', '#7c9bff'],
  ['#1c2b16', '#8bc46a'],
  ['#33182e', '#d57bb8'],
  ['#2b2722', '#b9ae9c'],
] as const

const font = (name: string): string =>
  fileURLToPath(new URL(`../../../data/fonts/${name}.ttf`, import.meta.url))
const faces = {
  sans: { family: 'Instrument Sans', fontfile: font('instrument-sans') },
  mono: { family: 'Geist Mono', fontfile: font('geist-mono') },
} as const

interface Words {
  readonly text: string
  readonly size: number
  readonly colour: string
  readonly weight?: number
  readonly face?: keyof typeof faces
  readonly width?: number
  /** The words begin here. With `centred`, it is the middle of the words. */
  readonly left: number
  readonly top: number
  readonly isCentred?: boolean
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/**
 * Where words end, as if their last line had letters below it: the drawing ends with its ink, so
 * 'Communities' would be less high than 'Pages'. Both numbers are shares of the size.
 */
function bottomOf(height: number, size: number): number {
  const [oneLine, lineHeight] = [0.94 * size, 1.22 * size]
  const more = Math.round(Math.max(0, height - oneLine) / lineHeight)
  return oneLine + more * lineHeight
}

async function write(words: Words): Promise<OverlayOptions & { readonly bottom: number }> {
  const { text, size, colour, weight = 400, face = 'sans', width, left, top, isCentred } = words
  const { family, fontfile } = faces[face]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" weight="${weight}">${escape(text)}</span>`,
      font: `${family} ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
      ...(width !== undefined && { width, wrap: 'word-char' }),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = isCentred ? { left: left - info.width / 2, top: top - info.height / 2 } : { left, top }
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: Math.round(at.left),
    top: Math.round(at.top),
    bottom: top + bottomOf(info.height, size),
  }
}

const edge = 72

/** The same numbers for the same seed. */
function chance(seed: string): () => number {
  let state = 2_166_136_261
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}

/** The product's mark: a cable between two sockets. */
function paintLogo(canvas: Canvas): void {
  const [x, y, unit] = [edge, 60, 2]
  paintBox(canvas, { x, y, width: 28 * unit, height: 28 * unit, radius: 7 * unit }, colours.accent)
  const line = 2.4 * unit
  for (const [cx, cy] of [
    [8.4, 9],
    [19.6, 19],
  ] as const)
    paintRing(
      canvas,
      { x: x + cx * unit, y: y + cy * unit, radius: 2.7 * unit, line },
      colours.onAccent,
    )
  // The cable M8.4 11.7 c0 8 11.2 -3.4 11.2 4.6, as close discs.
  for (let t = 0; t <= 1; t += 0.02) {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    const cx = 8.4 * (a + b) + 19.6 * (c + d)
    const cy = 11.7 * a + 19.7 * b + 8.3 * c + 16.3 * d
    paintRing(canvas, { x: x + cx * unit, y: y + cy * unit, radius: line / 2 }, colours.onAccent)
  }
}

/** A take on a timeline, of which some is played. */
function paintWave(canvas: Canvas, seed: string): void {
  const random = chance(seed)
  const [bars, step] = [88, 12]
  let level = 0.4
  for (let bar = 0; bar < bars; bar += 1) {
    level = Math.min(1, Math.max(0.08, level + (random() - 0.5) * 0.5))
    const height = 8 + level * (0.3 + 0.7 * Math.sin((bar / bars) * Math.PI)) * 96
    const box = { x: edge + bar * step, y: 520 - height / 2, width: 6, height, radius: 3 }
    paintBox(canvas, box, bar < bars * 0.38 ? colours.accent : colours.line)
  }
}

const markSize = 132
const markTop = 188

/** People are circles, communities are rounded squares. */
function paintMark(canvas: Canvas, { kind, seed }: CardOrder): void {
  const random = chance(seed)
  const [ground, ink] = duotones[Math.floor(random() * duotones.length)] ?? duotones[0]
  const radius = kind === 'person' ? markSize / 2 : markSize * 0.22
  const box = { x: edge, y: markTop, width: markSize, height: markSize, radius }
  paintBox(canvas, box, ground)
  if (kind === 'person') return
  for (let bar = 0; bar < 9; bar += 1) {
    const height = 14 + random() * 78
    const x = edge + 18 + bar * 11
    paintBox(canvas, { x, y: markTop + (markSize - height) / 2, width: 7, height, radius: 3 }, ink)
  }
}

const ticketTop = 176
const stub = 220

/** Every event is a ticket: the date on a stub, and a tear line. */
function paintTicket(canvas: Canvas): void {
  const box = { x: edge, y: ticketTop, width: cardWidth - 2 * edge, height: 340, radius: 24 }
  paintBox(canvas, box, colours.surface)
  paintBox(canvas, { ...box, width: stub }, colours.raised)
  paintBox(canvas, { ...box, x: edge + stub - 24, width: 24, radius: 0 }, colours.raised)
  for (let y = ticketTop + 14; y < ticketTop + 330; y += 20)
    paintBox(canvas, { x: edge + stub - 2, y, width: 4, height: 10, radius: 2 }, colours.line)
}

/** Long titles are set smaller, so that they have three lines at most. */
const sizeOf = (title: string): number => (title.length <= 28 ? 68 : title.length <= 64 ? 56 : 44)

export async function drawCard(card: CardOrder): Promise<Picture> {
  const canvas = createCanvas(cardWidth, cardHeight, colours.ground)
  const { kind, title, line, product, letters = '', day = '', month = '', seed } = card
  paintLogo(canvas)
  const isTicket = kind === 'event'
  const hasMark = kind === 'person' || kind === 'community'
  if (isTicket) paintTicket(canvas)
  else paintWave(canvas, seed)
  if (hasMark) paintMark(canvas, card)
  const left = isTicket ? edge + stub + 40 : hasMark ? edge + markSize + 40 : edge
  const width = cardWidth - left - edge - (isTicket ? 40 : 0)
  const top = isTicket ? ticketTop + 48 : markTop - 4
  const { text, text2, accent } = colours
  const name = { text: product, size: 36, weight: 700, colour: text, left: 144, top: 72 }
  const head = await write({
    text: title,
    size: sizeOf(title),
    weight: 650,
    colour: text,
    width,
    left,
    top,
  })
  const below = {
    text: line.replaceAll(' · ', '\u00a0\u00a0·\u00a0 '),
    size: 30,
    colour: text2,
    width,
    left,
    top: head.bottom + 24,
  }
  const inMark = { left: edge + markSize / 2, top: markTop + markSize / 2, isCentred: true }
  const inStub = { left: edge + stub / 2, isCentred: true, face: 'mono' } as const
  const more: readonly Words[] = [
    name,
    ...(line === '' ? [] : [below]),
    ...(kind === 'person'
      ? [{ text: letters, size: 52, weight: 600, colour: text, ...inMark }]
      : []),
    ...(isTicket
      ? [
          { text: month, size: 34, weight: 500, colour: accent, top: ticketTop + 110, ...inStub },
          { text: day, size: 96, weight: 500, colour: text, top: ticketTop + 200, ...inStub },
        ]
      : []),
  ]
  const words = await Promise.all(more.filter((one) => one.text !== '').map(write))
  const raw = { width: cardWidth, height: cardHeight, channels: 3 } as const
  const bytes = await sharp(canvas.pixels, { raw })
    .composite([head, ...words])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return { bytes, width: cardWidth, height: cardHeight }
}
