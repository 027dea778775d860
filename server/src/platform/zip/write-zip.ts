import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface ZipEntry {
  /** A relative path with `/`; the names of people's files must have been through `safeName`. */
  readonly path: string
  readonly content: Bytes
  /** Text is compressed; pictures and sounds are as small as they get. */
  readonly compress: boolean
}

interface WrittenEntry {
  readonly name: Buffer
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/** What 32 and 16 bits can say; beyond that the 64-bit records say it. */
const most32 = 0xff_ff_ff_ff
const most16 = 0xff_ff
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x08_08
const [stored, deflated] = [0, 8]
/** The time of 1 January 1980, the first that the format knows: the files say their own times. */
const [noTime, firstDay] = [0, 0x21]

/**
 * Writes a ZIP file as a stream: of each entry only a chunk is in memory, and its sizes follow it.
 * Reads with every common program, also beyond 4 GB and 65,535 files. The caller must make the paths
 * unique.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: WrittenEntry[] = []
  let offset = 0
  for await (const entry of entries) {
    const name = Buffer.from(checkPath(entry.path), 'utf8')
    const method = entry.compress ? deflated : stored
    const header = Buffer.concat([localHeader(name.length, method), name])
    yield header
    const measured = { crc: 0, size: 0 }
    const measuring = measure(entry.content, measured)
    let packed = 0
    for await (const chunk of entry.compress ? deflate(measuring) : measuring) {
      packed += chunk.byteLength
      yield chunk
    }
    if (packed > most32 || measured.size > most32)
      throw new RangeError('A file of more than 4 GB does not fit into the archive.')
    yield descriptor({ ...measured, packed })
    written.push({ name, method, ...measured, packed, offset })
    offset += header.length + packed + 16
  }
  let length = 0
  for (const entry of written) {
    const line = directoryLine(entry)
    length += line.length
    yield line
  }
  yield directoryEnd(written.length, length, offset)
}

/** Our own mistake, never a person's: an entry must stay inside the folder that it is unpacked to. */
function checkPath(path: string): string {
  const parts = path.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..') || /[\\:\0]/.test(path))
    throw new TypeError('This is not a path inside an archive.')
  return path
}

async function* measure(
  content: Bytes,
  into: { crc: number; size: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    into.crc = crc32(chunk, into.crc)
    into.size += chunk.byteLength
    yield chunk
  }
}

/** The next chunk is read only when the last is compressed and taken. */
async function* deflate(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw()
  const feed = async () => {
    for await (const chunk of content) if (!packer.write(chunk)) await once(packer, 'drain')
    packer.end()
  }
  // A source that fails ends the stream with its error, which the loop below throws.
  void feed().catch((error: unknown) => packer.destroy(error as Error))
  try {
    for await (const chunk of packer) yield chunk as Buffer
  } finally {
    packer.destroy()
  }
}

function localHeader(nameLength: number, method: number): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04_03_4b_50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt16LE(noTime, 10)
  header.writeUInt16LE(firstDay, 12)
  header.writeUInt16LE(nameLength, 26)
  return header
}

function descriptor({ crc, packed, size }: Pick<WrittenEntry, 'crc' | 'packed' | 'size'>): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08_07_4b_50, 0)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packed, 8)
  bytes.writeUInt32LE(size, 12)
  return bytes
}

function directoryLine({ name, method, crc, packed, size, offset }: WrittenEntry): Buffer {
  const isFar = offset >= most32
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02_01_4b_50, 0)
  line.writeUInt16LE(isFar ? 45 : 20, 4)
  line.writeUInt16LE(isFar ? 45 : 20, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(method, 10)
  line.writeUInt16LE(noTime, 12)
  line.writeUInt16LE(firstDay, 14)
  line.writeUInt32LE(crc, 16)
  line.writeUInt32LE(packed, 20)
  line.writeUInt32LE(size, 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt16LE(isFar ? 12 : 0, 30)
  line.writeUInt32LE(isFar ? most32 : offset, 42)
  if (!isFar) return Buffer.concat([line, name])
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return Buffer.concat([line, name, extra])
}

function directoryEnd(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(Math.min(count, most16), 8)
  end.writeUInt16LE(Math.min(count, most16), 10)
  end.writeUInt32LE(Math.min(length, most32), 12)
  end.writeUInt32LE(Math.min(start, most32), 16)
  if (count < most16 && length < most32 && start < most32) return end
  const wide = Buffer.alloc(56)
  wide.writeUInt32LE(0x06_06_4b_50, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeUInt16LE(45, 12)
  wide.writeUInt16LE(45, 14)
  wide.writeBigUInt64LE(BigInt(count), 24)
  wide.writeBigUInt64LE(BigInt(count), 32)
  wide.writeBigUInt64LE(BigInt(length), 40)
  wide.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(start + length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([wide, locator, end])
}
