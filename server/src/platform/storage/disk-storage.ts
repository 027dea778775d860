import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import type { BigIntStats } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../http/app-error.ts'
import { absentAsUndefined, isUnwritable } from './disk-errors.ts'
import { listFolder } from './disk-list.ts'
import { writeDraft, type Draft } from './drafts.ts'
import { checkFolder, checkKey, typeOf } from './keys.ts'
import type { Storage, StoredFile } from './storage.ts'

/** Files in a folder of this machine. */
export function createDiskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key))
  return {
    put: async (key: string, source: Uint8Array | Readable | Draft, size?: number) => {
      const path = pathOf(key)
      const draft = isDraft(source) ? source : await draftOf(root, source, size)
      try {
        await mkdir(dirname(path), { recursive: true })
        await draft.sync()
        await rename(draft.path, path)
        await syncFolder(dirname(path))
      } catch (error) {
        throw isUnwritable(error) ? new AppError('storage_full', error) : error
      } finally {
        await draft.discard()
      }
    },
    draft: (source) => writeDraft(root, source),
    get: async (key, range) => {
      const file = await absentAsUndefined(open(pathOf(key)))
      if (file === undefined) return undefined
      try {
        const described = describe(key, await file.stat({ bigint: true }))
        return { ...described, stream: file.createReadStream(range) }
      } catch (error) {
        await file.close()
        throw error
      }
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

const isDraft = (source: Uint8Array | Readable | Draft): source is Draft => 'discard' in source

/** The source may not even have been opened for reading, as on a full disk. */
async function draftOf(root: string, source: Uint8Array | Readable, size?: number): Promise<Draft> {
  try {
    return await writeDraft(root, wholeOf(source, size))
  } finally {
    if (!(source instanceof Uint8Array)) source.destroy()
  }
}

const wholeOf = (source: Uint8Array | Readable, size = 0): Uint8Array | AsyncIterable<Uint8Array> =>
  source instanceof Uint8Array ? source : exactly(source, size)

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
