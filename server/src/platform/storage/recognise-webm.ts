import type { FileParts } from './file-parts.ts'

/** In Matroska, an id and a size with leading zero bits that say how long each of them is. */
interface Element {
  readonly id: number
  readonly content: number
  readonly end: number
}

/** In front of the first picture or sound there are only a few. */
const mostElements = 64
/** The longest id and the longest size. */
const headBytes = 12

const ids = { segment: 0x18_53_80_67, cluster: 0x1f_43_b6_75, tracks: 0x16_54_ae_6b } as const
const [trackEntry, trackType, soundType] = [0xae, 0x83, 2]

/** `weba` if every track that it declares is a sound, as when a browser records a voice. */
export async function recogniseWebm(file: FileParts): Promise<'weba' | 'webm'> {
  const budget = { left: mostElements }
  const [segment] = await find(file, { content: 0, end: file.size }, ids.segment, budget)
  const [tracks] = segment ? await find(file, segment, ids.tracks, budget) : []
  if (tracks === undefined) return 'webm'
  const types: number[] = []
  for (const track of await find(file, tracks, trackEntry, budget))
    for (const { content } of await find(file, track, trackType, budget))
      types.push((await file.read(content, 1))[0] ?? 0)
  const isSound = types.length > 0 && types.every((type) => type === soundType)
  return isSound && budget.left > 0 ? 'weba' : 'webm'
}

/** The elements of this id directly inside another, in front of the first cluster. */
async function find(
  file: FileParts,
  parent: Pick<Element, 'content' | 'end'>,
  id: number,
  budget: { left: number },
): Promise<Element[]> {
  const found: Element[] = []
  let start = parent.content
  while (start < parent.end && budget.left > 0) {
    budget.left -= 1
    const element = await readElement(file, start, parent.end)
    if (element === undefined || element.id === ids.cluster) break
    if (element.id === id) found.push(element)
    // A segment may have no size; everything in it follows.
    if (element.id === ids.segment && id === ids.segment) break
    start = element.end
  }
  return found
}

async function readElement(
  file: FileParts,
  start: number,
  parentEnd: number,
): Promise<Element | undefined> {
  const head = await file.read(start, headBytes)
  const idLength = lengthOf(head, 0, 4)
  const sizeLength = idLength && lengthOf(head, idLength, 8)
  if (!idLength || !sizeLength || head.length < idLength + sizeLength) return undefined
  const content = start + idLength + sizeLength
  const mask = 2 ** (8 - sizeLength) - 1
  let size = (head[idLength] ?? 0) & mask
  let isUnknown = size === mask
  for (const byte of head.subarray(idLength + 1, idLength + sizeLength)) {
    size = size * 256 + byte
    isUnknown &&= byte === 0xff
  }
  const end = isUnknown ? parentEnd : Math.min(content + size, parentEnd)
  return { id: head.readUIntBE(0, idLength), content, end }
}

/** How many bytes a number has, by its leading zero bits; 0 if that is too many. */
function lengthOf(head: Buffer, at: number, most: number): number {
  const length = Math.clz32(head[at] ?? 0) - 23
  return length <= most ? length : 0
}
