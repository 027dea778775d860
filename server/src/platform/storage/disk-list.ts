import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultPage, largestPage, type FilePage, type ListOptions } from './storage.ts'

/** One page in the order of the full keys, like an S3 store. */
export async function listFolder(
  root: string,
  folder: string,
  { after = '', limit = defaultPage }: ListOptions = {},
): Promise<FilePage> {
  const size = Math.min(limit, largestPage)
  const keys: string[] = []
  for await (const key of walk(root, folder, after)) {
    if (keys.length === size) return { files: await describe(root, keys), next: keys.at(-1) }
    keys.push(key)
  }
  return { files: await describe(root, keys), next: undefined }
}

/** Folders that end before `after` are not opened. */
async function* walk(root: string, folder: string, after: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(noEntries)
  // A folder sorts with its slash: `a-b` comes before the contents of `a/`.
  const names = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''))
    .sort((one, other) => (one < other ? -1 : 1))
  for (const name of names) {
    if (!name.endsWith('/')) {
      if (name > after) yield name
    } else if (name > after || after.startsWith(name)) yield* walk(root, name, after)
  }
}

function noEntries(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** A file that is deleted meanwhile is left out. */
async function describe(root: string, keys: readonly string[]): Promise<FilePage['files']> {
  const found = await Promise.all(
    keys.map(async (key) => {
      const stats = await stat(join(root, key)).catch(() => undefined)
      return stats ? [{ key, size: stats.size, storedAt: stats.mtime }] : []
    }),
  )
  return found.flat()
}
