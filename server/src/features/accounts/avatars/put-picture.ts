import { randomUUID } from 'node:crypto'
import type { Services } from '../../../platform/http/action.ts'
import { avatarFiles, avatarKey, putAvatar, type MadeAvatar } from './store-avatar.ts'

const address = /^\/avatars\/([\da-f-]{36})\/avatar\.webp\?/

/** The keys of the files of a picture that `putPicture` has stored. */
export function pictureKeys(url: string | null): readonly string[] {
  const id = address.exec(url ?? '')?.[1]
  return id === undefined ? [] : avatarFiles.map((file) => avatarKey(id, file))
}

/**
 * Stores a picture of something that only some people may see. Each picture gets a path that cannot
 * be guessed, so that a person who loses access never learns the address of a later picture.
 */
export async function putPicture(
  services: Pick<Services, 'storage'>,
  made: MadeAvatar,
): Promise<string> {
  const id = randomUUID()
  try {
    return await putAvatar(services, id, made)
  } catch (error) {
    await services.storage.remove(avatarFiles.map((file) => avatarKey(id, file))).catch(() => {})
    throw error
  }
}
