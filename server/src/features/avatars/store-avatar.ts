import { hash } from 'node:crypto'
import type { Services } from '../../platform/http/action.ts'
import type { Crop } from '../../platform/pictures/picture-order.ts'

/** For the page and for lists. */
const sizes = { 'avatar.webp': 512, 'avatar-96.webp': 96 } as const
export type AvatarFile = keyof typeof sizes

export const avatarFiles = Object.keys(sizes) as AvatarFile[]

export const isAvatarFile = (name: string): name is AvatarFile => Object.hasOwn(sizes, name)

export const avatarKey = (id: string, file: AvatarFile): string => `avatars/${id}/${file}`

export interface MadeAvatar {
  readonly files: readonly (readonly [file: AvatarFile, bytes: Uint8Array])[]
  /** Another for every other picture, so that no browser shows the one it has kept. */
  readonly version: string
}

export async function makeAvatar(
  { pictures }: Pick<Services, 'pictures'>,
  bytes: Uint8Array,
  crop?: Crop,
): Promise<MadeAvatar> {
  const made = await pictures.make(bytes, {
    shape: 'square',
    sizes: Object.values(sizes),
    ...(crop && { crop }),
  })
  const [largest = { bytes: new Uint8Array() }] = made
  return {
    files: avatarFiles.map((file, index) => [file, (made[index] ?? largest).bytes]),
    version: hash('sha256', largest.bytes, 'hex').slice(0, 12),
  }
}

/**
 * In the place of the one before; returns its address. Whoever calls this for a person holds their
 * row (`lockAvatar`): the files have one place, so that only one may be putting or removing them.
 */
export async function putAvatar(
  { storage }: Pick<Services, 'storage'>,
  id: string,
  { files: made, version }: MadeAvatar,
): Promise<string> {
  for (const [file, bytes] of made) await storage.put(avatarKey(id, file), bytes)
  return `/avatars/${id}/avatar.webp?v=${version}`
}

/** False where the address is not one that `putAvatar` gave to this person. */
export const isStoredAvatar = (userId: string, url: string): boolean =>
  url.startsWith(`/avatars/${userId}/avatar.webp`)

export const unstoreAvatar = (
  { storage }: Pick<Services, 'storage'>,
  userId: string,
): Promise<void> => storage.remove(avatarFiles.map((file) => avatarKey(userId, file)))
