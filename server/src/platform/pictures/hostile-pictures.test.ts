import { route } from '@patchbay/contract/route'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  animated,
  blackPng,
  deepPng,
  jpegClaiming,
  jpegWithHugeProfile,
  jpegWithPlace,
  noise,
  plain,
  profileBomb,
} from '../../../test/samples/picture-samples.ts'
import { TestClient } from '../../../test/test-client.ts'
import { testServices } from '../../../test/test-services.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { action } from '../http/action.ts'
import { addRoutes } from '../http/routes.ts'
import { createServer } from '../http/server.ts'
import { createLog } from '../logger.ts'
import { readPicture } from './read-picture.ts'

const maxBytes = 5 * 1024 * 1024
const picture = z.object({ base64: z.string(), width: z.number(), height: z.number() })
const common = {
  access: 'public',
  summary: 'For this test.',
  upload: { maxBytes },
  output: z.object({ pictures: z.array(picture) }),
  errors: ['invalid_file_type', 'unreadable_picture'],
} as const
const sendPhoto = route('sendPhoto', { ...common, method: 'PUT', path: '/photo' })
const sendMoving = route('sendMoving', { ...common, method: 'PUT', path: '/moving' })

const config = readConfig({})
// Nothing listens on port 1; pictures need no database.
const db = openDatabase({ url: 'postgres://a@127.0.0.1:1/a', poolSize: 1, pooled: false })
const services = testServices(config, db)
const http = createServer(config, createLog('silent'))
const makeOf = async (bytes: Buffer) => {
  const made = await services.pictures.make(bytes, { shape: 'square', sizes: [96, 512] })
  return {
    pictures: made.map(({ bytes: data, width, height }) => ({
      base64: Buffer.from(data).toString('base64'),
      width,
      height,
    })),
  }
}
let client: TestClient
beforeAll(async () => {
  addRoutes(
    http,
    [
      action(sendPhoto, async (_ctx, { body }) => makeOf(await readPicture(body))),
      action(sendMoving, async (_ctx, { body }) =>
        makeOf(await readPicture(body, ['gif', 'webp'])),
      ),
    ],
    services,
  )
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  client = new TestClient(`http://127.0.0.1:${port}`, config.publicUrl)
})
afterAll(async () => {
  await http.close()
  await services.pictures.stop()
})

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const text = (value: string) => async () => Buffer.from(value, 'latin1')
const jpeg = () => noise(200, 150).jpeg().toBuffer()
const upTo = (size: number) => async () => {
  const bytes = await jpeg()
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
}
const cutAt = (make: () => Promise<Buffer>, part: number) => async () => {
  const bytes = await make()
  return bytes.subarray(0, Math.floor(bytes.length * part))
}
const png = () => noise(100, 100).png().toBuffer()
const webp = () => noise(100, 100).webp().toBuffer()
const zip = 'PK\x03\x04 a whole archive'
type Sample = readonly [name: string, type: string, make: () => Promise<Buffer>, outcome: string]

const samples: readonly Sample[] = [
  ['nothing', 'image/png', text(''), 'invalid_file_type'],
  ['one byte', 'image/png', text('\xff'), 'invalid_file_type'],
  ['a script in SVG', 'image/png', text(script), 'invalid_file_type'],
  [
    'a script in SVG behind a declaration',
    'image/svg+xml',
    text(`<?xml version="1.0"?>${script}`),
    'invalid_file_type',
  ],
  [
    'a script in SVG behind the first bytes of PNG',
    'image/png',
    text(`\x89PNG\r\n\x1a\n${script}`),
    'unreadable_picture',
  ],
  [
    'a script in SVG behind the first bytes of JPEG',
    'image/jpeg',
    text(`\xff\xd8\xff${script}`),
    'unreadable_picture',
  ],
  ['a page', 'image/jpeg', text('<!doctype html><script>alert(1)</script>'), 'invalid_file_type'],
  ['PDF', 'image/jpeg', text('%PDF-1.7\n1 0 obj'), 'invalid_file_type'],
  ['BMP', 'image/bmp', text(`BM${'\0'.repeat(60)}`), 'invalid_file_type'],
  ['TIFF', 'image/tiff', () => plain(9, 9).tiff().toBuffer(), 'invalid_file_type'],
  ['AVIF', 'image/avif', () => plain(9, 9).avif().toBuffer(), 'invalid_file_type'],
  ['HEIC', 'image/heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'invalid_file_type'],
  ['a program', 'image/png', text(`MZ${'\0'.repeat(60)}`), 'invalid_file_type'],
  [
    'a sound that begins like WebP',
    'image/webp',
    text('RIFF\x24\0\0\0WAVEfmt '),
    'invalid_file_type',
  ],
  ['GIF', 'image/gif', () => plain(9, 9).gif().toBuffer(), 'invalid_file_type'],
  ['GIF that is a script', 'image/gif', text('GIF89a=1;alert(1)//'), 'invalid_file_type'],
  [
    '30000 by 30000 pixels of PNG',
    'image/png',
    async () => blackPng(30_000, 30_000),
    'unreadable_picture',
  ],
  [
    '65500 by 65500 pixels of JPEG',
    'image/jpeg',
    () => jpegClaiming(65_500, 65_500),
    'unreadable_picture',
  ],
  [
    'JPEG that claims 6000 by 6000 pixels and has 256',
    'image/jpeg',
    () => jpegClaiming(6_000, 6_000),
    'made',
  ],
  ...[0.02, 0.3, 0.7, 0.97].flatMap((part): readonly Sample[] => [
    [`${part} of JPEG`, 'image/jpeg', cutAt(jpeg, part), 'unreadable_picture'],
    [`${part} of PNG`, 'image/png', cutAt(png, part), 'unreadable_picture'],
    [`${part} of WebP`, 'image/webp', cutAt(webp, part), 'unreadable_picture'],
  ]),
  ['one byte too many', 'image/jpeg', upTo(maxBytes + 1), 'file_too_large'],
  ['exactly as much as allowed', 'image/jpeg', upTo(maxBytes), 'made'],
  ['JPEG called PNG', 'image/png', jpeg, 'made'],
  ['PNG called a page', 'text/html', png, 'made'],
  ['WebP without a type', '', webp, 'made'],
  [
    'JPEG that is also an archive',
    'image/jpeg',
    async () => Buffer.concat([await jpeg(), Buffer.from(zip)]),
    'made',
  ],
  [
    'PNG with a script in its text',
    'image/png',
    async () => blackPng(50, 50, ['tEXt', Buffer.from(`Comment\0${script}`)]),
    'made',
  ],
  [
    'PNG with a profile that unpacks to 100 MB',
    'image/png',
    async () => blackPng(50, 50, profileBomb()),
    'made',
  ],
  ['JPEG with a huge profile', 'image/jpeg', jpegWithHugeProfile, 'made'],
  ['JPEG that tells a place', 'image/jpeg', jpegWithPlace, 'made'],
  ['CMYK', 'image/jpeg', () => plain(50, 50).toColourspace('cmyk').jpeg().toBuffer(), 'made'],
  ['16 bits a channel', 'image/png', deepPng, 'made'],
  ['moving WebP', 'image/webp', () => animated('webp'), 'made'],
  ['one pixel', 'image/png', async () => blackPng(1, 1), 'made'],
  ['a line', 'image/png', async () => blackPng(20_000, 1), 'made'],
]

/** The names of the chunks of a WebP file; metadata have chunks of their own. */
function chunksOf(file: Buffer): readonly string[] {
  const names: string[] = []
  for (let at = 12; at < file.length;) {
    names.push(file.toString('latin1', at, at + 4))
    const size = file.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return names
}

describe('a picture from an untrusted sender', () => {
  it.each(samples)('%s, called %j', async (_name, type, make, outcome) => {
    const body = new Blob([new Uint8Array(await make())], { type })
    const answer = await client.call(sendPhoto, { body })
    expect(answer.code ?? 'made').toBe(outcome)
    if (outcome !== 'made') return
    for (const { base64, width, height } of answer.body.pictures) {
      const bytes = Buffer.from(base64, 'base64')
      const found = await sharp(bytes).metadata()
      expect(found).toMatchObject({ format: 'webp', width, height, space: 'srgb', depth: 'uchar' })
      expect([
        found.exif,
        found.xmp,
        found.iptc,
        found.icc,
        found.pages,
        found.orientation,
      ]).toEqual(Array.from({ length: 6 }))
      // Three letters may occur in the picture itself by chance, so that chunks are told by name.
      expect(chunksOf(bytes)).toEqual([expect.stringMatching(/^VP8[ L]$/)])
      expect(bytes.toString('latin1')).not.toMatch(/Ada Secret|a whole archive|<script/)
      expect(width).toBe(height)
    }
  })

  it.each([
    ['GIF that is a script', text('GIF89a=1;alert(1)//'), 'unreadable_picture'],
    ['moving GIF', () => animated('gif'), 'made'],
    ['moving WebP', () => animated('webp'), 'made'],
    ['PNG', png, 'invalid_file_type'],
  ])('if GIF and WebP are accepted: %s', async (_name, make, outcome) => {
    const answer = await client.call(sendMoving, { body: new Blob([new Uint8Array(await make())]) })
    expect(answer.code ?? 'made').toBe(outcome)
    if (outcome !== 'made') return
    const first = Buffer.from(answer.body.pictures[0]?.base64 ?? '', 'base64')
    const { dominant } = await sharp(first).stats()
    expect([dominant.r > 200, dominant.g < 60, dominant.b < 60]).toEqual([true, true, true])
  })
})
