import { crc32, deflateRawSync } from 'node:zlib'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Frames of silence: MPEG 1, layer III, 128 kbit/s, 44.1 kHz. */
export const mp3 = (frames = 3): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => frame()))

function frame(): Buffer {
  const bytes = Buffer.alloc(417)
  bytes.set([0xff, 0xfb, 0x90, 0])
  return bytes
}

/** A tag of 5 bytes before whatever follows. */
export const tagged = (rest: Uint8Array): Buffer =>
  Buffer.concat([latin('ID3\x04\0\0\0\0\0\x05title'), rest])

export const m4a = (brand = 'M4A '): Buffer =>
  Buffer.concat([latin(`\0\0\0\x18ftyp${brand}\0\0\0\0`), Buffer.alloc(99)])
export const ogg = (): Buffer => Buffer.concat([latin('OggS\0\x02'), Buffer.alloc(99)])
export const wav = (): Buffer => Buffer.concat([latin('RIFF\x64\0\0\0WAVEfmt '), Buffer.alloc(99)])
export const flac = (): Buffer => Buffer.concat([latin('fLaC\0\0\0\x22'), Buffer.alloc(99)])
export const pdf = (): Buffer => latin('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')

/** The container of old Office files, with a stream of this name. */
export const compound = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

export const doc = (): Buffer => compound('WordDocument')

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
