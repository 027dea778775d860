import { childrenOf, type Box, type BoxBudget } from './boxes.ts'
import type { FileParts } from './file-parts.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** The most bytes of one table; a film of 10 MiB has a few hundred samples of data. */
const mostTableBytes = 262_144

/** Pictures, sound and the time code. Cameras store coordinates in tracks of many other kinds. */
const seenOrHeard: ReadonlySet<string> = new Set(['vide', 'soun', 'tmcd'])

/**
 * Returns where the samples of a track with data about the film are, such as coordinates or
 * subtitles with them; undefined for a track that is seen or heard.
 */
export async function samplesOf(
  file: FileParts,
  track: Box,
  budget: BoxBudget,
): Promise<readonly Range[] | 'damaged' | undefined> {
  const media = await childOf(file, track, 'mdia', budget)
  const handler = media && (await childOf(file, media, 'hdlr', budget))
  if (media === undefined || handler === undefined) return undefined
  if (seenOrHeard.has((await file.read(handler.content + 8, 4)).toString('latin1')))
    return undefined
  const info = await childOf(file, media, 'minf', budget)
  const table = info && (await childOf(file, info, 'stbl', budget))
  if (table === undefined) return []
  const boxes = await childrenOf(file, table, budget)
  const read = async (name: string): Promise<Buffer> => {
    const box = boxes.find((one) => one.name === name)
    // Behind four bytes of version and flags.
    return box === undefined
      ? Buffer.alloc(0)
      : file.read(box.content + 4, Math.min(box.end - box.content - 4, mostTableBytes))
  }
  const [sizes, chunks, short, long] = [
    await read('stsz'),
    await read('stsc'),
    await read('stco'),
    await read('co64'),
  ]
  try {
    const offsets = long.length > 0 ? offsetsIn(long, 8) : offsetsIn(short, 4)
    const ranges = rangesOf(offsets, chunks, sizes)
    return ranges.every(({ start, end }) => end <= file.size && start <= end) ? ranges : 'damaged'
  } catch (error) {
    // The tables are shorter than they say.
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}

const childOf = async (
  file: FileParts,
  parent: Box,
  name: string,
  budget: BoxBudget,
): Promise<Box | undefined> =>
  (await childrenOf(file, parent, budget)).find((box) => box.name === name)

function offsetsIn(table: Buffer, bytes: 4 | 8): number[] {
  if (table.length === 0) return []
  const count = table.readUInt32BE(0)
  const offsets: number[] = []
  for (let index = 0; index < count; index += 1) {
    const place = 4 + index * bytes
    offsets.push(bytes === 4 ? table.readUInt32BE(place) : Number(table.readBigUInt64BE(place)))
  }
  return offsets
}

/** One range for each chunk: its samples follow each other. */
function rangesOf(offsets: readonly number[], chunks: Buffer, sizes: Buffer): Range[] {
  if (offsets.length === 0) return []
  const [sameSize, samples] = [sizes.readUInt32BE(0), sizes.readUInt32BE(4)]
  const sizeAt = (sample: number) => sameSize || sizes.readUInt32BE(8 + sample * 4)
  const runs = chunks.readUInt32BE(0)
  const ranges: Range[] = []
  let run = 0
  let sample = 0
  for (const [index, start] of offsets.entries()) {
    // Each entry holds from its first chunk, counted from one, to the next entry.
    while (run + 1 < runs && chunks.readUInt32BE(4 + (run + 1) * 12) <= index + 1) run += 1
    const last = Math.min(samples, sample + chunks.readUInt32BE(8 + run * 12))
    let end = start
    // With one size for all samples a chunk could claim any number of them.
    if (sameSize > 0) end += sameSize * (last - sample)
    else for (let one = sample; one < last; one += 1) end += sizeAt(one)
    sample = last
    ranges.push({ start, end })
  }
  return ranges
}
