import { hash } from 'node:crypto'
import type { Services } from '../../../platform/http/action.ts'
import type { Crop } from '../../../platform/pictures/picture-order.ts'

/** The sizes for the profile page and for lists. */
const sizes = { 'avatar.webp': 512, 'avatar-96.webp': 96 } as const
export type AvatarFile = keyof typeof sizes

export const avatarFiles = Object.keys(sizes) as AvatarFile[]

export const isAvatarFile = (name: string): name is AvatarFile => Object.hasOwn(sizes, name)

export const avatarKey = (id: string, file: AvatarFile): string => `avatars/${id}/${file}`

export interface MadeAvatar {
  readonly files: readonly (readonly [file: AvatarFile, bytes: Uint8Array])[]
  /** Differs for every picture, so that no browser shows an outdated cached picture. */
  readonly version: string
}

export async function makeAvatar(
  { pictures }: Pick<Services, 'pictures'>,
  bytes: Uint8Array,
  { crop, owner }: { readonly crop?: Crop | undefined; readonly owner?: string } = {},
): Promise<MadeAvatar> {
  const order = { shape: 'square', sizes: Object.values(sizes), ...(crop && { crop }) } as const
  const made = await pictures.make(bytes, order, owner)
  const [largest = { bytes: new Uint8Array() }] = made
  return {
    files: avatarFiles.map((file, index) => [file, (made[index] ?? largest).bytes]),
    version: hash('sha256', largest.bytes, 'hex').slice(0, 12),
  }
}

/**
 * Replaces the previous picture and returns the address. For a person, the caller must hold the
 * lock on their row (`lockAvatar`), because the files have a fixed path and only one writer may
 * change them at a time.
 */
export async function putAvatar(
  { storage }: Pick<Services, 'storage'>,
  id: string,
  { files: made, version }: MadeAvatar,
): Promise<string> {
  for (const [file, bytes] of made) await storage.put(avatarKey(id, file), bytes)
  return `/avatars/${id}/avatar.webp?v=${version}`
}

/** False if the address was not made by `putAvatar` for this person. */
export const isStoredAvatar = (userId: string, url: string): boolean =>
  url.startsWith(`/avatars/${userId}/avatar.webp`)

export const unstoreAvatar = (
  { storage }: Pick<Services, 'storage'>,
  userId: string,
): Promise<void> => storage.remove(avatarFiles.map((file) => avatarKey(userId, file)))
