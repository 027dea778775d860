import type { FileParts } from './file-parts.ts'

const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const headerBytes = 512
const entryBytes = 128
const inHeader = 109
/** Enough sectors of the allocation table for a file of 500 MB. */
const mostInChain = 64
/** Enough for 4,096 entries; bounds the work for a chain through the whole file. */
const mostOfDirectory = 4_096 * entryBytes
/** Values from here on are no sectors: the end of a chain, or an unused entry. */
const firstOfNone = 0xff_ff_ff_fa
const noEntry = 0xff_ff_ff_ff

/** The container of old Office files. */
export const isCompound = (head: Buffer): boolean => head.subarray(0, 8).equals(magic)

/**
 * The names at the root of a compound file, in capitals; embedded objects further down do not
 * determine the file's type. Empty if the directory cannot be read.
 */
export async function compoundNames(file: FileParts): Promise<ReadonlySet<string>> {
  const head = await file.read(0, headerBytes)
  const shift = head.length < headerBytes ? 0 : head.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return new Set()
  const directory = await readDirectory({ file, head, size: 1 << shift })
  return directory.length < entryBytes ? new Set() : childrenOfRoot(directory)
}

interface Compound {
  readonly file: FileParts
  readonly head: Buffer
  /** The size of a sector, in bytes. */
  readonly size: number
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

/** The sectors of its chain, which ends at an invalid sector or if it forms a loop. */
async function readDirectory(compound: Compound): Promise<Buffer> {
  const perSector = compound.size / 4
  const table = createTable(compound)
  const sectors = new Map<number, Buffer>()
  let id = compound.head.readUInt32LE(48)
  while (id < firstOfNone && !sectors.has(id) && sectors.size * compound.size < mostOfDirectory) {
    const sector = await sectorAt(compound, id)
    const links = await table(Math.floor(id / perSector))
    if (sector === undefined || links === undefined) break
    sectors.set(id, sector)
    id = links.readUInt32LE((id % perSector) * 4)
  }
  return Buffer.concat([...sectors.values()])
}

/** Reads one sector of the allocation table, by its position, and remembers the last one. */
function createTable(compound: Compound): (index: number) => Promise<Buffer | undefined> {
  const { head, size } = compound
  const perSector = size / 4 - 1
  const more: Buffer[] = []
  let next: number | undefined = head.readUInt32LE(68)
  let last: { readonly index: number; readonly links: Buffer | undefined } | undefined

  /** The first sectors are listed in the header, more in a chain of lists. */
  async function idAt(index: number): Promise<number> {
    if (index < inHeader) return head.readUInt32LE(76 + index * 4)
    const list = Math.floor((index - inHeader) / perSector)
    while (more.length <= list && more.length < mostInChain && next !== undefined) {
      const sector = next < firstOfNone ? await sectorAt(compound, next) : undefined
      if (sector !== undefined) more.push(sector)
      next = sector?.readUInt32LE(size - 4)
    }
    return more[list]?.readUInt32LE(((index - inHeader) % perSector) * 4) ?? noEntry
  }

  return async (index) => {
    if (last?.index !== index) last = { index, links: await sectorAt(compound, await idAt(index)) }
    return last.links
  }
}

/** Undefined if the sector is not completely inside the file. */
async function sectorAt({ file, size }: Compound, id: number): Promise<Buffer | undefined> {
  const start = (id + 1) * size
  return start + size > file.size ? undefined : file.read(start, size)
}
