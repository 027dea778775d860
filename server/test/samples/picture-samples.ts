import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(data.length)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

/** A hand-made PNG: all black, one bit per pixel, with arbitrary additional chunks. */
export function blackPng(width: number, height: number, ...extra: [string, Uint8Array][]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A few kilobytes that unpack to a hundred megabytes, in the chunk of a colour profile. */
export const profileBomb = (): [string, Buffer] => [
  'iCCP',
  Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000))]),
]

/** An animation of one pixel with so many frames. */
export function framesGif(count: number): Buffer {
  const head = Buffer.from('474946383961010001008000000000000000ff', 'hex')
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, Buffer.alloc(count * frame.length, frame), Buffer.from([0x3b])])
}

/** Random noise, so that any loss is detected. */
export const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

export const plain = (width: number, height: number, background = '#804020'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** A JPEG whose header claims another size. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(16, 16).jpeg({ progressive: false }).toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** A JPEG with an invalid colour profile of the maximum size. */
export async function jpegWithHugeProfile(): Promise<Buffer> {
  const bytes = await plain(64, 64).jpeg().toBuffer()
  const parts = 70
  const segments = Array.from({ length: parts }, (_, index) => {
    const data = Buffer.concat([
      Buffer.from('ICC_PROFILE\0', 'latin1'),
      Buffer.from([index + 1, parts]),
      randomBytes(65_000),
    ])
    const head = Buffer.from([0xff, 0xe2, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  })
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)])
}

/** A photo with metadata about location, author and camera. */
export const jpegWithPlace = (width = 64, height = 64): Promise<Buffer> =>
  plain(width, height)
    .withExif({
      IFD0: { Artist: 'Ada Secret', Copyright: 'Ada Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Ada Secret</a></x:xmpmeta>')
    .jpeg()
    .toBuffer()

/** Three frames: red, green and blue. */
export async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((colour) => plain(40, 40, colour).png())
  const buffers = await Promise.all(frames.map((frame) => frame.toBuffer()))
  const joined = sharp(buffers, { join: { animated: true } })
  return joined.toFormat(format).toBuffer()
}

/** 16 bits per channel, medium grey. */
export const deepPng = (): Promise<Buffer> =>
  sharp(new Uint16Array(32 * 32 * 3).fill(0x80_80), {
    raw: { width: 32, height: 32, channels: 3 },
  })
    .toColourspace('rgb16')
    .png()
    .toBuffer()

/** A photo as iPhones store it: 96 by 64 pixels, red on the left and blue on the right. */
export const heic = (): Buffer =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAxNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA',
      'AAAAAAAAAA5waXRtAAAAAAABAAAAVGlsb2MAAAAAREAAAgABAAAAAAM3AAMAAAAAAAAAtAAAALQAAAAmAAAA2gAAABgA',
      'AgAAAAAEKQADAAAAAAAAALQAAAC0AAAAEAAAAMQAAAAOAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAAAAQAAaHZjMQAA',
      'AAAVaW5mZQIAAAAAAgAAaHZjMQAAAAIyaXBycAAAAg1pcGNvAAAA2mh2Y0MBAWAAAAAAAAAAAAC68AD8/fj4AAALBiAA',
      'AQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALUIBAgFgAAADAIAAAAMAAAMAugAAoDCBBcuSTKpuAhoMCAAA',
      'AwAIAAADAMhAACIAAQAIRAHBcYKZIAAgAAEAGkABDAL//wFgAAADAIAAAAMAAAMAugAALAkAIQABAC1CAQIBYAAAAwCA',
      'AAADAAADALoAAKAwgQXLkkyqbgIaDAgAAAMACAAAAwDIQAAiAAEAB0QBwXGCmSAAAAAUaXNwZQAAAAAAAABgAAAAQAAA',
      'ABBwaXhpAAAAAAMICAgAAADSaHZjQwEBYAAAAAAAAAAAALrwAPz8+PgAAAsGIAABABpAAQwC//8BYAAAAwCAAAADAAAD',
      'ALoAACwJACEAAQApQgECAWAAAAMAgAAAAwAAAwC6AADAwgQXLkkyqbAgAAADACAAAAMDIQAiAAEACEQBwXGCmSAAIAAB',
      'ABpAAQwC//8BYAAAAwCAAAADAAADALoAACwJACEAAQApQgECAWAAAAMAgAAAAwAAAwC6AADAwgQXLkkyqbAgAAADACAA',
      'AAMDIQAiAAEAB0QBwXGCmSAAAAAOcGl4aQAAAAABCAAAACdhdXhDAAAAAHVybjptcGVnOmhldmM6MjAxNTphdXhpZDox',
      'AAAAAB1pcG1hAAAAAAAAAAIAAQOBAgMAAgSEAgWGAAAAGmlyZWYAAAAAAAAADmF1eGwAAgABAAEAAAHMbWRhdAAAALBO',
      'AQWrMv5GbJhBQmmuNWqRVJ7z8Ut2YXphYXIgSEVWQyBFbmNvZGVyIHYuIDIuMy4xLWVhMDlhZjUgLSBDb3B5bGVmdCAy',
      'MDEyLTIwMTUgLSBodHRwOi8vdWx0cmF2aWRlby5jcy50dXQuZmkvIC0gb3B0aW9uczogOTZ4NjQgZGVibG9jaz0xOjA6',
      'MCBzYW89MyBpbnRyYV9wZXJpb2Q9NjQgcXA9MjYgcmVmPTEAgAAAACImAa94BwuxT/5Wj/3i9LjiHB3fyhxdWgv0NJYK',
      '/jNQZQ/yAAAAFFABhA0CAAb0AAADA50AAAMDnQCAAAAAsE4BBasy/kZsmEFCaa41apFUnvPxS3ZhemFhciBIRVZDIEVu',
      'Y29kZXIgdi4gMi4zLjEtZWEwOWFmNSAtIENvcHlsZWZ0IDIwMTItMjAxNSAtIGh0dHA6Ly91bHRyYXZpZGVvLmNzLnR1',
      'dC5maS8gLSBvcHRpb25zOiA5Nng2NCBkZWJsb2NrPTE6MDowIHNhbz0zIGludHJhX3BlcmlvZD02NCBxcD0yNiByZWY9',
      'MQCAAAAADCYBrvDxnC+eELV8cAAAAApQAYQFAgAS9ACA',
    ].join(''),
    'base64',
  )
