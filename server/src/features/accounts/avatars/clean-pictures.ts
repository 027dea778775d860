import { transaction } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { largestPage, type ListedFile } from '../../../platform/storage/storage.ts'
import { lockPicture, listShownPictures } from './avatars.store.ts'
import { isAvatarFile } from './store-avatar.ts'

type Cleaner = Pick<Services, 'db' | 'storage'>

interface CleanOptions {
  /** Younger files may belong to something that is still being written. */
  readonly before: Date
  /** Only report the files that would be removed. */
  readonly dryRun?: boolean | undefined
  readonly onFile?: ((key: string) => void) | undefined
}

const keyForm = /^avatars\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([^/]+)$/

/**
 * Removes pictures that nobody has, which a crash before the row was written can leave. Returns the
 * number of files.
 */
export async function cleanPictures(services: Cleaner, options: CleanOptions): Promise<number> {
  let count = 0
  let after: string | undefined
  do {
    const page = await services.storage.list('avatars/', { after, limit: largestPage })
    const old = byPicture(page.files.filter(({ storedAt }) => storedAt < options.before))
    const shown = await listShownPictures(services.db, [...old.keys()])
    for (const [id, keys] of old)
      if (!shown.has(id)) count += await removePicture(services, id, keys, options)
    after = page.next
  } while (after !== undefined)
  return count
}

function byPicture(files: readonly ListedFile[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>()
  for (const { key } of files) {
    const [, id, file] = keyForm.exec(key) ?? []
    if (id === undefined || file === undefined || !isAvatarFile(file)) continue
    keys.set(id, [...(keys.get(id) ?? []), key])
  }
  return keys
}

/** A person's files have a fixed path. Uploading locks the person's row, so this does the same. */
async function removePicture(
  { db, storage }: Cleaner,
  id: string,
  keys: readonly string[],
  { dryRun = false, onFile }: CleanOptions,
): Promise<number> {
  const isGone = await transaction(db, async (tx) => {
    await lockPicture(tx, id)
    if ((await listShownPictures(tx, [id])).has(id)) return false
    if (!dryRun) await storage.remove(keys)
    return true
  })
  if (!isGone) return 0
  for (const key of keys) onFile?.(key)
  return keys.length
}
