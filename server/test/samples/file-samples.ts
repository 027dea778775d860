import { crc32, deflateRawSync } from 'node:zlib'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Silent frames: MPEG 1, layer III, 128 kbit/s, 44.1 kHz. */
export const mp3 = (frames = 3): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => frame()))

function frame(): Buffer {
  const bytes = Buffer.alloc(417)
  bytes.set([0xff, 0xfb, 0x90, 0])
  return bytes
}

/** Prepends a tag of 5 bytes. */
export const tagged = (rest: Uint8Array): Buffer =>
  Buffer.concat([latin('ID3\x04\0\0\0\0\0\x05title'), rest])

export const m4a = (brand = 'M4A '): Buffer =>
  Buffer.concat([latin(`\0\0\0\x18ftyp${brand}\0\0\0\0`), Buffer.alloc(99)])
export const ogg = (): Buffer => Buffer.concat([latin('OggS\0\x02'), Buffer.alloc(99)])
export const wav = (): Buffer => Buffer.concat([latin('RIFF\x64\0\0\0WAVEfmt '), Buffer.alloc(99)])
export const flac = (): Buffer => Buffer.concat([latin('fLaC\0\0\0\x22'), Buffer.alloc(99)])
/** AAC frames with the header of a stream. */
export const aac = (): Buffer =>
  Buffer.concat(
    [0, 1, 2].map(() => Buffer.concat([latin('\xff\xf1\x50\x80\x04\x1f\xfc'), Buffer.alloc(26)])),
  )
export const aiff = (): Buffer => Buffer.concat([latin('FORM\0\0\0\x64AIFFCOMM'), Buffer.alloc(99)])
export const midi = (): Buffer => latin('MThd\0\0\0\x06\0\0\0\x01\0\x60MTrk\0\0\0\x04\0\xff\x2f\0')
export const pdf = (): Buffer => latin('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')

/** An MPEG-4 box that contains other boxes or bytes. */
export function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return Buffer.concat([size, latin(name), content])
}

const track = (handler: string): Buffer =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), latin(handler), Buffer.alloc(13))))

/** A track of data whose two samples are at this place in the file. */
export function dataTrack(place: number, sizes: readonly [number, number]): Buffer {
  const numbers = (...list: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(list.length * 4)
    list.forEach((number, index) => bytes.writeUInt32BE(number, index * 4))
    return bytes
  }
  const table = box(
    'stbl',
    box('stsz', numbers(0, 0, 2, ...sizes)),
    box('stsc', numbers(0, 1, 1, 2, 1)),
    box('stco', numbers(0, 1, place)),
  )
  const handler = box('hdlr', Buffer.alloc(8), latin('meta'), Buffer.alloc(13))
  return box('trak', box('mdia', handler, box('minf', table)))
}

/** With a track of each of these kinds: `vide` is video, `soun` is audio. */
export const mp4 = (brand = 'isom', handlers = ['soun', 'vide']): Buffer =>
  Buffer.concat([
    box('ftyp', latin(`${brand}\0\0\x02\0`), latin(brand)),
    box('mdat', Buffer.alloc(99)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...handlers.map(track)),
  ])

export const mov = (): Buffer => mp4('qt  ')

/** Matroska that declares this type. */
export function webm(docType = 'webm'): Buffer {
  const element = (id: string, content: Uint8Array) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + content.length]), content])
  const version = element('4286', Buffer.from([1]))
  const head = element('1a45dfa3', Buffer.concat([version, element('4282', latin(docType))]))
  return Buffer.concat([head, Buffer.from('18538067ff', 'hex'), Buffer.alloc(99)])
}

/** What a browser records: WebM without sizes, with a track of each of these types: 1 is video, 2 audio. */
export function recording(types: readonly number[] = [2], bytes = 99): Buffer {
  const element = (id: string, content: Uint8Array) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + content.length]), content])
  const head = element('1a45dfa3', element('4282', latin('webm')))
  const entry = (type: number) =>
    element(
      'ae',
      Buffer.concat([element('d7', Buffer.from([1])), element('83', Buffer.from([type]))]),
    )
  return Buffer.concat([
    head,
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element('1549a966', Buffer.alloc(9)),
    element('1654ae6b', Buffer.concat(types.map(entry))),
    Buffer.from('1f43b67501ffffffffffffff', 'hex'),
    Buffer.alloc(bytes),
  ])
}

const sectorBytes = 512
const endOfChain = 0xff_ff_ff_fe
const none = 0xff_ff_ff_ff

interface CompoundEntry {
  readonly name: string
  /** 1 is a folder, 2 a stream, 5 the root. */
  readonly kind: number
  readonly right?: number
  readonly child?: number
}

/**
 * The container of old Office files, with streams of these names at its root, and some in a folder
 * beside them. The first sector is the allocation table, the following ones are the directory.
 */
export function compound(name: string, embedded: readonly string[] = []): Buffer {
  const entries: CompoundEntry[] = [
    { name: 'Root Entry', kind: 5, child: 1 },
    { name: 'ObjectPool', kind: 1, right: 2, ...(embedded.length > 0 && { child: 3 }) },
    { name, kind: 2 },
    ...embedded.map((one, index) => ({
      name: one,
      kind: 2,
      ...(index + 1 < embedded.length && { right: index + 4 }),
    })),
  ]
  const sectors = Math.ceil(entries.length / 4)
  const table = Buffer.alloc(sectorBytes, 0xff)
  table.writeUInt32LE(0xff_ff_ff_fd)
  for (let id = 1; id <= sectors; id += 1)
    table.writeUInt32LE(id < sectors ? id + 1 : endOfChain, id * 4)
  const directory = Buffer.alloc(sectors * sectorBytes)
  for (const [index, entry] of entries.entries()) writeEntry(directory, index * 128, entry)
  return Buffer.concat([compoundHeader(), table, directory])
}

function compoundHeader(): Buffer {
  const header = Buffer.alloc(sectorBytes, 0xff)
  header.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt32LE(0x00_03_00_3e, 24)
  header.writeUInt32LE(0x00_09_ff_fe, 28)
  header.writeUInt16LE(6, 32)
  // One sector of the allocation table, which is the first; the directory begins in the second.
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4_096, 56)
  for (const place of [60, 68]) header.writeUInt32LE(endOfChain, place)
  header.writeUInt32LE(0, 76)
  return header
}

function writeEntry(directory: Buffer, place: number, entry: CompoundEntry): void {
  const { name, kind, right = none, child = none } = entry
  directory.write(name, place, 'utf16le')
  directory.writeUInt16LE((name.length + 1) * 2, place + 64)
  directory.writeUInt8(kind, place + 66)
  directory.writeUInt32LE(none, place + 68)
  directory.writeUInt32LE(right, place + 72)
  directory.writeUInt32LE(child, place + 76)
}

export const doc = (): Buffer => compound('WordDocument')
export const xls = (): Buffer => compound('Workbook')

/** A ZIP with these files. */
export function zip(files: Record<string, Uint8Array>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const [name, data] of Object.entries(files)) {
    const packed = deflateRawSync(data)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(data))
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(data.length, 8)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(name.length)
    const common = Buffer.concat([latin('\x14\0\0\0\x08\0\0\0\0\0'), sizes, lengths])
    const local = Buffer.concat([latin('PK\x03\x04'), common, latin(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(place, 10)
    directory.push(Buffer.concat([latin('PK\x01\x02\x14\0'), common, rest, latin(name)]))
    locals.push(local)
    place += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...locals, listed, end])
}

export const docx = (content: Uint8Array = latin('<w:document/>')): Buffer =>
  zip({ '[Content_Types].xml': latin('<Types/>'), 'word/document.xml': content })

export const xlsx = (): Buffer =>
  zip({ '[Content_Types].xml': latin('<Types/>'), 'xl/workbook.xml': latin('<workbook/>') })
