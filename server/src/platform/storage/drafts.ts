import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../http/app-error.ts'
import { absentAsUndefined, isUnwritable } from './disk-errors.ts'
import type { FileParts } from './file-parts.ts'

/** No key begins with a dot, so unfinished files can be neither requested nor listed. */
const partial = '.partial'

/** A file on the disk that has no key yet. */
export interface Draft extends FileParts {
  readonly path: string
  /** Makes sure that the file is safely on the disk. */
  sync(): Promise<void>
  /** Replaces bytes without changing the size. */
  overwrite(start: number, bytes: Uint8Array): Promise<void>
  /** Removes it, unless it was moved elsewhere. It can be called again. */
  discard(): Promise<void>
}

/** Leaves nothing behind if the source fails. */
export async function writeDraft(
  root: string,
  source: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<Draft> {
  const path = join(root, partial, randomUUID())
  let file: FileHandle | undefined
  const discard = async () => {
    await file?.close()
    await rm(path, { force: true })
  }
  try {
    await mkdir(join(root, partial), { recursive: true })
    file = await open(path, 'wx+', 0o600)
    await file.writeFile(source)
    return openDraft(path, file, (await file.stat()).size, discard)
  } catch (error) {
    await discard().catch(() => {})
    throw isUnwritable(error) ? new AppError('storage_full', error) : error
  }
}

const openDraft = (
  path: string,
  file: FileHandle,
  size: number,
  discard: () => Promise<void>,
): Draft => ({
  path,
  size,
  read: async (start, length) => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - start)))
    if (buffer.length === 0) return buffer
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start)
    return buffer.subarray(0, bytesRead)
  },
  sync: () => file.sync(),
  overwrite: async (start, bytes) => {
    if (start < 0 || start + bytes.length > size)
      throw new RangeError('These bytes are not inside the file.')
    await file.write(bytes, 0, bytes.length, start)
  },
  discard,
})

const hour = 3_600_000

interface SweepOptions {
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  readonly everyMs?: number
}

/** Does so every hour, because a node may run for months. Returns how to stop it. */
export function sweepDrafts(
  root: string,
  { now, onError, everyMs = hour }: SweepOptions,
): () => void {
  const timer = setInterval(() => void removeOldDrafts(root, now()).catch(onError), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Deletes files that a crash left half-written at least an hour ago. */
export async function removeOldDrafts(root: string, now: Date): Promise<void> {
  const names = await absentAsUndefined(readdir(join(root, partial)))
  for (const name of names ?? []) {
    const path = join(root, partial, name)
    const found = await absentAsUndefined(stat(path))
    if (found && now.getTime() - found.mtimeMs > hour) await rm(path, { force: true })
  }
}
