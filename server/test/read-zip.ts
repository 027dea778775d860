import { open } from 'node:fs/promises'
import { crc32, inflateRawSync } from 'node:zlib'

/** A ZIP file on the disk, unpacked by its directory; throws if anything in it is not right. */
export async function readZip(path: string): Promise<Map<string, Buffer>> {
  const file = await open(path)
  try {
    return unzip(await file.readFile())
  } finally {
    await file.close()
  }
}

export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== 0x06_05_4b_50) throw new Error('The file has no end.')
  const files = new Map<string, Buffer>()
  // More than 16 bits can count: the number stands in the wide record before the end.
  const isWide = bytes.readUInt16LE(end + 10) === 0xff_ff
  const count = isWide ? Number(bytes.readBigUInt64LE(end - 44)) : bytes.readUInt16LE(end + 10)
  let place = bytes.readUInt32LE(end + 16)
  for (let left = count; left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(place + 28)
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength)
    const local = bytes.readUInt32LE(place + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(place + 20))
    const content = bytes.readUInt16LE(place + 10) === 8 ? inflateRawSync(packed) : packed
    if (content.length !== bytes.readUInt32LE(place + 24)) throw new Error(`${name} is cut.`)
    if (crc32(content) !== bytes.readUInt32LE(place + 16)) throw new Error(`${name} is damaged.`)
    if (files.has(name)) throw new Error(`${name} is there twice.`)
    files.set(name, content)
    place += 46 + nameLength + bytes.readUInt16LE(place + 30)
  }
  return files
}
