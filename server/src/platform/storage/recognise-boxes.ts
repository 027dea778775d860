import { childrenOf, createBoxBudget, type Box, type BoxBudget } from './boxes.ts'
import type { FileParts } from './file-parts.ts'

/** Audio and video in MPEG-4 and QuickTime boxes; pictures use the same boxes with other brands. */
export async function recogniseBoxes(file: FileParts): Promise<string | undefined> {
  const head = (await file.read(0, 12)).toString('latin1')
  const brand = /^[^]{4}ftyp([^]{4})$/.exec(head)?.[1] ?? ''
  if (/^M4[AB] $/.test(brand)) return 'm4a'
  const isQuickTime = brand === 'qt  '
  if (!isQuickTime && !/^(mp4[12]|isom|iso[2-9]|dash|avc1|M4V |MSNV)$/.test(brand)) return undefined
  const film = await hasFilm(file)
  if (film === undefined) return undefined
  if (isQuickTime) return film ? 'mov' : undefined
  return film ? 'mp4' : 'm4a'
}

/** Whether one of its tracks is video; undefined if it has too many boxes to tell. */
async function hasFilm(file: FileParts): Promise<boolean | undefined> {
  const budget = createBoxBudget()
  for (const handler of await inside(file, wholeOf(file), ['moov', 'trak', 'mdia', 'hdlr'], budget))
    if ((await file.read(handler.content + 8, 4)).toString('latin1') === 'vide') return true
  return budget.left > 0 ? false : undefined
}

const wholeOf = (file: FileParts): Pick<Box, 'content' | 'end'> => ({ content: 0, end: file.size })

/** The boxes at the end of this path. */
async function inside(
  file: FileParts,
  parent: Pick<Box, 'content' | 'end'>,
  [name, ...path]: readonly string[],
  budget: BoxBudget,
): Promise<Box[]> {
  const found: Box[] = []
  for (const box of await childrenOf(file, parent, budget)) {
    if (box.name !== name) continue
    if (path.length === 0) found.push(box)
    else found.push(...(await inside(file, box, path, budget)))
  }
  return found
}
