import { randomUUID } from 'node:crypto'
import type { Services } from '../../platform/http/action.ts'
import { avatarFiles, avatarKey, putAvatar, type MadeAvatar } from './store-avatar.ts'

const address = /^\/avatars\/([\da-f-]{36})\/avatar\.webp\?/

/** Where the files of a picture are that `putPicture` has put. */
export function pictureKeys(url: string | null): readonly string[] {
  const id = address.exec(url ?? '')?.[1]
  return id === undefined ? [] : avatarFiles.map((file) => avatarKey(id, file))
}

/**
 * A picture of something that only some may see: each in a place of its own that nobody can guess,
 * so that whoever may no longer see the thing never learns the address of a later one.
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
