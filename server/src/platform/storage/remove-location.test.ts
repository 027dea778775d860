import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { box, dataTrack, mp4 } from '../../../test/samples/file-samples.ts'
import { writeDraft } from './drafts.ts'
import { partsOf } from './file-parts.ts'
import { recogniseFile } from './recognise-file.ts'
import { removeLocation } from './remove-location.ts'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const secret = '+52.5186+013.4083/'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function cleaned(bytes: Buffer, kind: 'film' | 'sound' = 'film') {
  const draft = await writeDraft(folder, bytes)
  const isDone = await removeLocation(draft, kind)
  const after = await draft.read(0, draft.size)
  await draft.discard()
  return { isDone, after, text: after.toString('latin1') }
}

const track = (handler: string, ...further: readonly Buffer[]): Buffer =>
  box(
    'trak',
    box('mdia', box('hdlr', Buffer.alloc(8), latin(handler), Buffer.alloc(13))),
    ...further,
  )
const film = (...inMovie: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', latin('qt  \0\0\x02\0'), latin('qt  ')),
    box('mdat', Buffer.alloc(99, 'pixels')),
    box('moov', box('mvhd', Buffer.alloc(100)), track('vide'), ...inMovie),
  ])
/** QuickTime stores it like this: length, language, text. */
const xyz = () => box('\xa9xyz', latin(`\0\x12\x15\xc7${secret}`))
const loci = () => box('loci', latin(`\0\0\0\0\0\0Home\0${secret}`))
const title = () => box('meta', Buffer.alloc(4), box('ilst', box('\xa9nam', latin('A song'))))
/** iPhones store it like this: the names of keys, and their values by number. */
const keys = () =>
  box(
    'meta',
    box('hdlr', Buffer.alloc(8), latin('mdta'), Buffer.alloc(13)),
    box('keys', Buffer.alloc(8), box('mdta', latin('com.apple.quicktime.location.ISO6709'))),
    box('ilst', box('\0\0\0\x01', box('data', Buffer.alloc(8), latin(secret)))),
  )

it.each([
  ['in the user data of QuickTime', film(box('udta', xyz()))],
  ['in the user data of 3GPP', film(box('udta', loci()))],
  ['in the keys of an iPhone', film(keys())],
  ['in the user data of a track', film(track('soun', box('udta', xyz())))],
  ['in the keys of a track', film(track('soun', keys()))],
  ['beside the film', Buffer.concat([film(), box('meta', latin(secret))])],
  ['in the data of Adobe', Buffer.concat([film(), box('uuid', Buffer.alloc(16), latin(secret))])],
  ['in a fragment', Buffer.concat([film(), box('moof', box('meta', latin(secret)))])],
])('the place where a film was made is overwritten: %s', async (_what, bytes) => {
  expect(bytes.toString('latin1')).toContain(secret)
  const { isDone, after, text } = await cleaned(bytes)
  expect(isDone).toBe(true)
  expect(text).not.toMatch(/52\.5186|location|Home/)
  expect(text).toContain('free')
  // Nothing else moves, and it is still a film.
  expect(after).toHaveLength(bytes.length)
  expect(text).toContain('pixelspixels')
  expect(await recogniseFile(partsOf(after))).toBe('mov')
})

it('coordinates for each moment are overwritten with their track', async () => {
  const data = Buffer.concat([
    box('ftyp', latin('qt  \0\0\x02\0'), latin('qt  ')),
    box('mdat', latin(`pixels${secret}${secret}pixels`)),
  ])
  const place = data.indexOf(secret)
  const samples = dataTrack(place, [secret.length, secret.length])
  const { isDone, text } = await cleaned(Buffer.concat([data, box('moov', track('vide'), samples)]))
  expect(isDone).toBe(true)
  expect(text).not.toContain('52.5186')
  expect(text).toContain(`pixels${'\0'.repeat(2 * secret.length)}pixels`)
})

it('a film whose tables contradict each other is refused', async () => {
  const outside = dataTrack(0xff_ff_ff_00, [20, 20])
  expect((await cleaned(film(outside))).isDone).toBe(false)
  const many = dataTrack(0, [20, 20])
  many.writeUInt32BE(0x7f_ff_ff_ff, many.indexOf('stco') + 8)
  expect((await cleaned(film(many))).isDone).toBe(false)
})

it('a film whose samples overlap is refused, before it is written again and again', async () => {
  const large = dataTrack(0, [60, 60])
  const twice = film(large, large)
  expect(twice.length).toBeGreaterThan(120)
  expect((await cleaned(twice)).isDone).toBe(true)
  const often = film(...Array.from({ length: 12 }, () => dataTrack(0, [200, 200])))
  expect(often.length).toBeLessThan(12 * 400)
  expect((await cleaned(often)).isDone).toBe(false)
})

it.each(['camm', 'text', 'sbtl', 'data'])(
  'coordinates in a track of the kind %s are overwritten',
  async (kind) => {
    const data = Buffer.concat([
      box('ftyp', latin('qt  \0\0\x02\0'), latin('qt  ')),
      box('mdat', latin(`pixels${secret}`)),
    ])
    const samples = dataTrack(data.indexOf(secret), [secret.length - 1, 1])
    samples.write(kind, samples.indexOf('meta'), 'latin1')
    const { isDone, text } = await cleaned(
      Buffer.concat([data, box('moov', track('vide'), samples)]),
    )
    expect(isDone).toBe(true)
    expect(text).not.toContain('52.5186')
  },
)

it('a film of many fragments is accepted', async () => {
  const fragment = box('moof', box('mfhd', Buffer.alloc(8)), box('traf', box('tfhd'), box('trun')))
  const bytes = Buffer.concat([film(), ...Array.from({ length: 400 }, () => fragment)])
  expect((await cleaned(bytes)).isDone).toBe(true)
})

it('a film of more boxes than are looked at is refused', async () => {
  const bytes = film(...Array.from({ length: 2_100 }, () => box('skip')), box('udta', xyz()))
  expect((await cleaned(bytes)).isDone).toBe(false)
})

it('a sound loses its location and keeps its title', async () => {
  const sound = mp4('M4A ', ['soun'])
  const bytes = Buffer.concat([sound, box('moov', box('udta', xyz(), loci(), title()), keys())])
  const { isDone, text } = await cleaned(bytes, 'sound')
  expect(isDone).toBe(true)
  expect(text).not.toContain('52.5186')
  expect(text).toContain('A song')
})
