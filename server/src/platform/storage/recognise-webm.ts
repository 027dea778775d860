const ebml = Buffer.from('1a45dfa3', 'hex')
const docType = 0x42_82

/** Matroska whose first element declares WebM; browsers play no other Matroska. */
export function isWebm(bytes: Buffer): boolean {
  if (!bytes.subarray(0, ebml.length).equals(ebml)) return false
  const head = readNumber(bytes, ebml.length)
  const end = Math.min(head.end + head.value, bytes.length)
  let place = head.end
  while (place < end) {
    const id = readNumber(bytes, place, true)
    const size = readNumber(bytes, id.end)
    const next = size.end + size.value
    if (id.value === docType && next <= end)
      return bytes.toString('latin1', size.end, next).replace(/\0+$/, '') === 'webm'
    place = next
  }
  return false
}

/** The marker bit in the first byte gives the length; in an id it is part of the number. */
function readNumber(
  bytes: Buffer,
  place: number,
  keepMark = false,
): { value: number; end: number } {
  const first = bytes[place] ?? 0
  const end = place + Math.clz32(first) - 23
  if (first === 0 || end > bytes.length) return { value: 0, end: Number.POSITIVE_INFINITY }
  const start = keepMark ? first : first - 2 ** (31 - Math.clz32(first))
  const value = bytes.subarray(place + 1, end).reduce((sum, byte) => sum * 0x1_00 + byte, start)
  return { value, end }
}
