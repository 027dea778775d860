import { AppError } from '../http/app-error.ts'
import type { FileParts } from './file-parts.ts'

const directoryEnd = Buffer.from('PK\x05\x06', 'latin1')
const directoryEntry = 0x02_01_4b_50
const endBytes = 22
const entryBytes = 46
const longestComment = 0xff_ff
/** More than any document has; bounds the work for a file of empty entries. */
const mostEntries = 10_000
const mostDirectoryBytes = 1_048_576
/**
 * What its entries may claim to unpack to, together: a program that opens the file unpacks it. A
 * large file may hold recordings, which hardly pack, but is no bomb.
 */
const mostUnpacked = ({ size }: FileParts): number => Math.max(150 * 1024 * 1024, 3 * size)

/**
 * The names in a ZIP file, from its directory alone: nothing is unpacked, whatever size it claims.
 * Empty if the directory is incomplete, not at the end of the file, or too long. Throws
 * `file_too_large` if the claimed sizes are.
 */
export async function zipNames(file: FileParts): Promise<ReadonlySet<string>> {
  const none: ReadonlySet<string> = new Set()
  const tailStart = Math.max(0, file.size - endBytes - longestComment)
  const tail = await file.read(tailStart, endBytes + longestComment)
  const end = findEnd(tail)
  if (end === undefined) return none
  const entries = tail.readUInt16LE(end + 10)
  const start = tail.readUInt32LE(end + 16)
  const length = tailStart + end - start
  if (entries > mostEntries || length < 0 || length > mostDirectoryBytes) return none
  const { names, unpacked } = namesIn(await file.read(start, length), entries)
  if (unpacked > mostUnpacked(file)) throw new AppError('file_too_large')
  return names ?? none
}

interface Directory {
  /** Undefined unless the entries fill the directory exactly. */
  readonly names?: ReadonlySet<string>
  readonly unpacked: number
}

function namesIn(directory: Buffer, entries: number): Directory {
  const names = new Set<string>()
  let place = 0
  let unpacked = 0
  for (let count = 0; count < entries; count += 1) {
    if (place + entryBytes > directory.length) return { unpacked: 0 }
    if (directory.readUInt32LE(place) !== directoryEntry) return { unpacked: 0 }
    unpacked += directory.readUInt32LE(place + 24)
    const name = directory.readUInt16LE(place + 28)
    names.add(directory.toString('utf8', place + entryBytes, place + entryBytes + name))
    const extra = directory.readUInt16LE(place + 30)
    const comment = directory.readUInt16LE(place + 32)
    place += entryBytes + name + extra + comment
  }
  return place === directory.length ? { names, unpacked } : { unpacked }
}

/** The record at the end of the file, behind which only its own comment may be. */
function findEnd(tail: Buffer): number | undefined {
  let place = tail.lastIndexOf(directoryEnd, tail.length - endBytes)
  for (; place >= 0; place = place === 0 ? -1 : tail.lastIndexOf(directoryEnd, place - 1))
    if (place + endBytes + tail.readUInt16LE(place + 20) === tail.length) return place
  return undefined
}
