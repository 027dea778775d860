import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { BigIntStats } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../http/app-error.ts'
import { listFolder } from './disk-list.ts'
import { checkFolder, checkKey, typeOf } from './keys.ts'
import type { Storage, StoredFile } from './storage.ts'

/** No key begins with a dot, so unfinished files can be neither requested nor listed. */
const partial = '.partial'

/** Files in a folder of this machine. */
export function createDiskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key))
  return {
    put: async (key: string, source: Uint8Array | Readable, size?: number) => {
      const path = pathOf(key)
      const draft = join(root, partial, randomUUID())
      try {
        await mkdir(dirname(draft), { recursive: true })
        await mkdir(dirname(path), { recursive: true })
        await write(draft, source, size)
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new AppError('storage_full', error) : error
      }
    },
    get: async (key, range) => {
      const file = await absentAsUndefined(open(pathOf(key)))
      if (file === undefined) return undefined
      const described = describe(key, await file.stat({ bigint: true }))
      return { ...described, stream: file.createReadStream(range) }
    },
    head: async (key) => {
      const found = await absentAsUndefined(stat(pathOf(key), { bigint: true }))
      return found && describe(key, found)
    },
    remove: async (keys) => {
      for (const path of keys.map(pathOf)) await rm(path, { force: true })
    },
    list: async (folder, options) => listFolder(root, checkFolder(folder), options),
  }
}

/** Deletes files that a crash left half-written at least an hour ago. */
export async function removeOldDrafts(root: string, now: Date): Promise<void> {
  const names = await absentAsUndefined(readdir(join(root, partial)))
  for (const name of names ?? []) {
    const path = join(root, partial, name)
    const found = await absentAsUndefined(stat(path))
    if (found && now.getTime() - found.mtimeMs > 3_600_000) await rm(path, { force: true })
  }
}

/** The file is safely on the disk when this returns. */
async function write(path: string, source: Uint8Array | Readable, size?: number): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(source instanceof Uint8Array ? source : exactly(source, size ?? 0))
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* exactly(source: Readable, size: number): AsyncGenerator<Uint8Array> {
  let left = size
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    left -= chunk.byteLength
    if (left < 0) break
    yield chunk
  }
  if (left !== 0) throw new Error('The stream did not bring as many bytes as announced.')
}

/** Makes the new name survive a power loss; Windows cannot do this and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function describe(key: string, { size, ino, mtimeNs }: BigIntStats): StoredFile {
  const etag = `"${[ino, mtimeNs, size].map((number) => number.toString(36)).join('-')}"`
  return { size: Number(size), type: typeOf(key), etag }
}

async function absentAsUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error) ?? '')

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
