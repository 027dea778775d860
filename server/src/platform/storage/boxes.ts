import type { FileParts } from './file-parts.ts'

/** A box of MPEG-4 or QuickTime, by its places in the file. */
export interface Box {
  readonly name: string
  readonly start: number
  /** Behind its size and name. */
  readonly content: number
  readonly end: number
}

/** How many boxes may still be read, over all levels. */
export interface BoxBudget {
  left: number
}

/** More than any real file has; bounds the work for a file of empty boxes. */
const mostBoxes = 2_000

export const createBoxBudget = (): BoxBudget => ({ left: mostBoxes })

const header = 8
const longHeader = 16

/** The boxes directly inside another, up to the first one that is damaged. */
export async function childrenOf(
  file: FileParts,
  parent: Pick<Box, 'content' | 'end'>,
  budget: BoxBudget,
): Promise<Box[]> {
  const found: Box[] = []
  let start = parent.content
  while (start + header <= parent.end && budget.left > 0) {
    budget.left -= 1
    const head = await file.read(start, longHeader)
    if (head.length < header) break
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === longHeader
    // A size of 0 means that the box extends to the end.
    const size = isLong ? Number(head.readBigUInt64BE(header)) : short || parent.end - start
    const content = start + (isLong ? longHeader : header)
    const end = Math.min(start + size, parent.end)
    if (end < content) break
    found.push({ name: head.toString('latin1', 4, header), start, content, end })
    start = end
  }
  return found
}
