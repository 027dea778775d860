import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Answer } from './exchange.ts'

type Colour = readonly [number, number, number]

/** Background and foreground. */
const duotones: readonly (readonly [Colour, Colour])[] = [
  [
    [51, 39, 15],
    [255, 178, 36],
  ],
  [
    [21, 41, 31],
    [91, 203, 147],
  ],
  [
    [20, 38, 58],
    [127, 188, 255],
  ],
  [
    [58, 24, 20],
    [255, 122, 107],
  ],
  [
    [255, 235, 194],
    [133, 80, 0],
  ],
  [
    [225, 237, 251],
    [26, 95, 180],
  ],
  [
    [232, 228, 219],
    [85, 81, 74],
  ],
]

/** `/pictures/{size}/{persona}.png`, generated from the id, so nothing is stored. */
export function picture(path: string): Answer | undefined {
  const [, size, id] = /^\/pictures\/(64|96|300)\/([^/]{1,300})\.png$/.exec(path) ?? []
  if (size === undefined || id === undefined) return undefined
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
  return { status: 200, headers, body: drawPerson(id, Number(size)) }
}

function drawPerson(id: string, size: number): Buffer {
  const [chosen = 0] = createHash('sha256').update(id).digest()
  const [ground, figure] = duotones[chosen % duotones.length] ?? [
    [0, 0, 0],
    [255, 255, 255],
  ]
  const rowLength = 1 + size * 3
  const rows = Buffer.alloc(size * rowLength)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const head = distance(x, y, size * 0.4, size) - size * 0.17
      const shoulders = distance(x, y, size * 1.02, size) - size * 0.38
      const inside = Math.min(1, Math.max(0, 0.5 - Math.min(head, shoulders)))
      const at = y * rowLength + 1 + x * 3
      for (const channel of [0, 1, 2] as const)
        rows[at + channel] = ground[channel] + (figure[channel] - ground[channel]) * inside
    }
  }
  return encodePng(size, rows)
}

function distance(x: number, y: number, centreY: number, size: number): number {
  return Math.hypot(x + 0.5 - size / 2, y + 0.5 - centreY)
}

/** 8-bit RGB; each row begins with a zero, for 'no filter'. */
function encodePng(size: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
