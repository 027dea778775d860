const directoryEnd = 0x06_05_4b_50
const directoryEntry = 0x02_01_4b_50
const endBytes = 22
const entryBytes = 46
const longestComment = 0xff_ff
/** More than any document has; bounds the work for a file of empty entries. */
const mostEntries = 10_000

/**
 * The names in a ZIP file, from its directory alone: nothing is unpacked, whatever size it claims.
 * Empty if the directory is incomplete, not at the end of the file, or too long.
 */
export function zipNames(bytes: Buffer): ReadonlySet<string> {
  const end = findEnd(bytes)
  if (end === undefined) return new Set()
  const entries = bytes.readUInt16LE(end + 10)
  if (entries > mostEntries) return new Set()
  const names = new Set<string>()
  let place = bytes.readUInt32LE(end + 16)
  for (let count = 0; count < entries; count += 1) {
    if (place + entryBytes > end || bytes.readUInt32LE(place) !== directoryEntry) return new Set()
    const name = bytes.readUInt16LE(place + 28)
    names.add(bytes.toString('utf8', place + entryBytes, place + entryBytes + name))
    const extra = bytes.readUInt16LE(place + 30)
    const comment = bytes.readUInt16LE(place + 32)
    place += entryBytes + name + extra + comment
  }
  return place === end ? names : new Set()
}

function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - endBytes - longestComment)
  for (let place = bytes.length - endBytes; place >= first; place -= 1) {
    const isEnd = bytes.readUInt32LE(place) === directoryEnd
    if (isEnd && place + endBytes + bytes.readUInt16LE(place + 20) === bytes.length) return place
  }
  return undefined
}
