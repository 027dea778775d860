import { hash } from 'node:crypto'
import type { Services } from '../../platform/http/action.ts'

/** For the page and for cards: the longer side. */
const sizes = { 'cover.webp': 1_600, 'cover-480.webp': 480 } as const
type CoverFile = keyof typeof sizes

const files = Object.keys(sizes) as CoverFile[]

export const isCoverFile = (name: string): name is CoverFile => Object.hasOwn(sizes, name)

export const coverFolder = (communityId: string): string => `community-covers/${communityId}/`

export const coverKey = (communityId: string, file: CoverFile): string =>
  `${coverFolder(communityId)}${file}`

export interface MadeCover {
  readonly files: readonly (readonly [file: CoverFile, bytes: Uint8Array])[]
  /** Another for every other picture, so that no browser shows the one it has kept. */
  readonly version: string
}

export async function makeCover(
  { pictures }: Pick<Services, 'pictures'>,
  bytes: Uint8Array,
): Promise<MadeCover> {
  const made = await pictures.make(bytes, { shape: 'whole', sizes: Object.values(sizes) })
  const [largest = { bytes: new Uint8Array() }] = made
  return {
    files: files.map((file, index) => [file, (made[index] ?? largest).bytes]),
    version: hash('sha256', largest.bytes, 'hex').slice(0, 12),
  }
}

/** In the place of the one before, by whoever holds the community's row; returns its address. */
export async function putCover(
  { storage }: Pick<Services, 'storage'>,
  communityId: string,
  { files: made, version }: MadeCover,
): Promise<string> {
  for (const [file, bytes] of made) await storage.put(coverKey(communityId, file), bytes)
  return `/${coverKey(communityId, 'cover.webp')}?v=${version}`
}

export const unstoreCover = (
  { storage }: Pick<Services, 'storage'>,
  communityId: string,
): Promise<void> => storage.remove(files.map((file) => coverKey(communityId, file)))
