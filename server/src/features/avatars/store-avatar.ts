import { hash } from 'node:crypto'
import type { Services } from '../../platform/http/action.ts'
import type { Crop } from '../../platform/pictures/picture-order.ts'

/** For the page and for lists. */
const sizes = { 'avatar.webp': 512, 'avatar-96.webp': 96 } as const
export type AvatarFile = keyof typeof sizes

const files = Object.keys(sizes) as AvatarFile[]

export const isAvatarFile = (name: string): name is AvatarFile => Object.hasOwn(sizes, name)

export const avatarKey = (userId: string, file: AvatarFile): string => `avatars/${userId}/${file}`

/** Makes the pictures and keeps them in the place of the ones before. Returns the new address. */
export async function storeAvatar(
  { pictures, storage }: Pick<Services, 'pictures' | 'storage'>,
  userId: string,
  bytes: Uint8Array,
  crop?: Crop,
): Promise<string> {
  const made = await pictures.make(bytes, {
    shape: 'square',
    sizes: Object.values(sizes),
    ...(crop && { crop }),
  })
  const [largest = { bytes: new Uint8Array() }] = made
  for (const [index, file] of files.entries())
    await storage.put(avatarKey(userId, file), (made[index] ?? largest).bytes)
  // Another picture has another address, so that no browser shows the one it has kept.
  return `/avatars/${userId}/avatar.webp?v=${hash('sha256', largest.bytes, 'hex').slice(0, 12)}`
}

/** False where the address is not one that `storeAvatar` gave to this person. */
export const isStoredAvatar = (userId: string, url: string): boolean =>
  url.startsWith(`/avatars/${userId}/avatar.webp`)

export const unstoreAvatar = (
  { storage }: Pick<Services, 'storage'>,
  userId: string,
): Promise<void> => storage.remove(files.map((file) => avatarKey(userId, file)))
