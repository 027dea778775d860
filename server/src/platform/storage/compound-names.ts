const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const headerBytes = 512
const entryBytes = 128
const inHeader = 109
/** Enough for a file of 500 MB; bounds the work for a chain without an end. */
const mostInChain = 64
/** Values from here on are no sectors: the end of a chain, or an unused entry. */
const firstOfNone = 0xff_ff_ff_fa
const noEntry = 0xff_ff_ff_ff

/** The container of old Office files. */
export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(magic)

/**
 * The names at the root of a compound file, in capitals; embedded objects further down do not
 * determine the file's type. Empty if the directory cannot be read.
 */
export function compoundNames(bytes: Buffer): ReadonlySet<string> {
  const shift = bytes.length < headerBytes ? 0 : bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return new Set()
  const directory = Buffer.concat(readChain(bytes, 1 << shift, bytes.readUInt32LE(48)))
  return directory.length < entryBytes ? new Set() : childrenOfRoot(directory)
}

/** Siblings form a binary tree. */
function childrenOfRoot(directory: Buffer): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<number>([noEntry])
  const waiting = [directory.readUInt32LE(76)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const place = id * entryBytes
    if (seen.has(id) || place + entryBytes > directory.length) continue
    seen.add(id)
    const bytesOfName = Math.min(directory.readUInt16LE(place + 64), 64) - 2
    if (bytesOfName > 0)
      names.add(directory.toString('utf16le', place, place + bytesOfName).toUpperCase())
    waiting.push(directory.readUInt32LE(place + 68), directory.readUInt32LE(place + 72))
  }
  return names
}

/** The sectors of one chain; it ends at an invalid sector or if it forms a loop. */
function readChain(bytes: Buffer, size: number, first: number): Buffer[] {
  const table = readTable(bytes, size)
  const perSector = size / 4
  const sectors = new Map<number, Buffer>()
  for (let id = first; id < firstOfNone && !sectors.has(id);) {
    const sector = sectorAt(bytes, size, id)
    const links = sectorAt(bytes, size, table[Math.floor(id / perSector)] ?? noEntry)
    if (sector === undefined || links === undefined) break
    sectors.set(id, sector)
    id = links.readUInt32LE((id % perSector) * 4)
  }
  return [...sectors.values()]
}

/** The sectors of the allocation table: the first are listed in the header, more in a chain. */
function readTable(bytes: Buffer, size: number): number[] {
  const table = Array.from({ length: inHeader }, (_, index) => bytes.readUInt32LE(76 + index * 4))
  let id = bytes.readUInt32LE(68)
  for (let count = 0; count < mostInChain && id < firstOfNone; count += 1) {
    const sector = sectorAt(bytes, size, id)
    if (sector === undefined) break
    for (let place = 0; place < size - 4; place += 4) table.push(sector.readUInt32LE(place))
    id = sector.readUInt32LE(size - 4)
  }
  return table
}

/** Undefined if the sector is not completely inside the file. */
function sectorAt(bytes: Buffer, size: number, id: number): Buffer | undefined {
  const start = (id + 1) * size
  return start + size > bytes.length ? undefined : bytes.subarray(start, start + size)
}
