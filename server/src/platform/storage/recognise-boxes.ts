/** Audio and video in MPEG-4 and QuickTime boxes; pictures use the same boxes with other brands. */
export function recogniseBoxes(bytes: Buffer): string | undefined {
  const brand = /^[^]{4}ftyp([^]{4})$/.exec(bytes.toString('latin1', 0, 12))?.[1] ?? ''
  if (/^M4[AB] $/.test(brand)) return 'm4a'
  if (brand === 'qt  ') return hasFilm(bytes) ? 'mov' : undefined
  if (!/^(mp4[12]|isom|iso[2-9]|dash|avc1|M4V |MSNV)$/.test(brand)) return undefined
  return hasFilm(bytes) ? 'mp4' : 'm4a'
}

/** Whether one of its tracks is video. */
const hasFilm = (bytes: Buffer): boolean =>
  inside(bytes, ['moov', 'trak', 'mdia', 'hdlr']).some(
    (handler) => handler.toString('latin1', 8, 12) === 'vide',
  )

/** The contents of the boxes at the end of this path. */
const inside = (bytes: Buffer, [name, ...path]: readonly string[]): Buffer[] =>
  name === undefined ? [bytes] : boxes(bytes, name).flatMap((box) => inside(box, path))

const header = 8
const longHeader = 16
/** More than any real file has; bounds the work for a file of empty boxes. */
const mostBoxes = 2_000

/** The contents of each sibling box with that name. */
function boxes(bytes: Buffer, name: string): Buffer[] {
  const found: Buffer[] = []
  let place = 0
  for (let count = 0; count < mostBoxes && place + header <= bytes.length; count += 1) {
    const short = bytes.readUInt32BE(place)
    const isLong = short === 1 && place + longHeader <= bytes.length
    // A size of 0 means that the box extends to the end.
    const size = isLong ? Number(bytes.readBigUInt64BE(place + header)) : short || bytes.length
    const start = place + (isLong ? longHeader : header)
    const end = Math.min(place + size, bytes.length)
    if (end < start) break
    if (bytes.toString('latin1', place + 4, place + header) === name)
      found.push(bytes.subarray(start, end))
    place = end
  }
  return found
}
