import { childrenOf, createBoxBudget, type Box, type BoxBudget } from './boxes.ts'
import type { Draft } from './drafts.ts'
import { samplesOf } from './track-samples.ts'

/** Boxes that contain others, in which cameras and phones store where a film was made. */
const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'moof'])
/** Boxes with nothing but data about the film. */
const described: ReadonlySet<string> = new Set(['udta', 'meta', 'XMP_', 'uuid'])
/** Inside `udta`, of QuickTime and of 3GPP. */
const places: ReadonlySet<string> = new Set(['\xa9xyz', 'loci'])

/**
 * Overwrites everything in a film that describes it, also tracks with coordinates for each moment,
 * with free space of the same size, so that nothing else has to move. Of a sound, which has its
 * title and cover there, only the location is overwritten. False if there are too many boxes to
 * be sure, or if they contradict each other.
 */
export async function removeLocation(file: Draft, kind: 'film' | 'sound'): Promise<boolean> {
  const budget = { ...createBoxBudget(), sampleBytes: file.size }
  const isDone = await clean(file, { name: '', content: 0, end: file.size }, kind, budget)
  return isDone && budget.left > 0
}

interface FilmBudget extends BoxBudget {
  /** Samples that overlap would be overwritten again and again. */
  sampleBytes: number
}

type Parent = Pick<Box, 'name' | 'content' | 'end'>

async function clean(
  file: Draft,
  parent: Parent,
  kind: 'film' | 'sound',
  budget: FilmBudget,
): Promise<boolean> {
  for (const box of await childrenOf(file, parent, budget)) {
    if (isLocation(box, parent, kind)) await wipe(file, box)
    else if (box.name === 'trak' && kind === 'film') {
      if (!(await cleanTrack(file, box, budget))) return false
    } else if (containers.has(box.name) || (box.name === 'udta' && kind === 'sound')) {
      if (!(await clean(file, box, kind, budget))) return false
    }
  }
  return true
}

function isLocation({ name }: Box, parent: Parent, kind: 'film' | 'sound'): boolean {
  if (kind === 'film') return described.has(name)
  // Titles and covers are in the `meta` of `udta`; Apple's keys are in that of `moov`.
  return places.has(name) || (name === 'meta' && parent.name !== 'udta')
}

/** A track of data has its samples among those of the film. */
async function cleanTrack(file: Draft, track: Box, budget: FilmBudget): Promise<boolean> {
  const samples = await samplesOf(file, track, budget)
  if (samples === undefined) return clean(file, { ...track, name: 'track' }, 'film', budget)
  if (samples === 'damaged') return false
  budget.sampleBytes -= samples.reduce((sum, { start, end }) => sum + end - start, 0)
  if (budget.sampleBytes < 0) return false
  for (const { start, end } of samples) await overwrite(file, start, end)
  await wipe(file, track)
  return true
}

async function wipe(file: Draft, box: Box): Promise<void> {
  await file.overwrite(box.start + 4, Buffer.from('free'))
  await overwrite(file, box.content, box.end)
}

const zeros = Buffer.alloc(65_536)

async function overwrite(file: Draft, from: number, end: number): Promise<void> {
  for (let start = from; start < end; start += zeros.length)
    await file.overwrite(start, zeros.subarray(0, Math.min(zeros.length, end - start)))
}
