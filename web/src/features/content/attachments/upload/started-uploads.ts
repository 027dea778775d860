import { cancelUpload, uploadHours } from '@patchbay/contract/content/uploads'
import { call } from '../../../../platform/http/api.ts'
import { log } from '../../../../platform/instance/logger.ts'
import { pageState } from '../../../../platform/storage/page-state.ts'
import { ownerKey } from '../../../../platform/storage/owner-storage.ts'
import { storage } from '../../../../platform/storage/storage.ts'
import { storedOwner } from '../../../../platform/storage/stored-owner.ts'
import type { SentFile } from './sent-file.ts'

type StartedUploads = Readonly<Record<string, { readonly id: string; readonly at: number }>>

/**
 * The files that this browser has started to send. If the viewer chooses the same file again, for
 * example after a reload, it goes on where it stopped. The list goes when the viewer signs out.
 */
const storageKey = (): string | undefined => {
  const owner = storedOwner()
  return owner === null ? undefined : ownerKey(owner, 'uploads')
}

function readStarted(): StartedUploads {
  const key = storageKey()
  try {
    const stored: unknown = JSON.parse((key && storage.read(key)) || '{}')
    const oldest = Date.now() - uploadHours * 3_600_000
    return Object.fromEntries(
      Object.entries(stored as StartedUploads).filter(
        ([, { id, at }]) => Boolean(id) && at > oldest,
      ),
    )
  } catch {
    return {}
  }
}

function writeStarted(started: StartedUploads): void {
  const key = storageKey()
  if (key) storage.write(key, JSON.stringify(started))
}

type Fingerprint = Pick<SentFile, 'target' | 'file' | 'name'>

/** The same name, size and time: the browser gives a file no other identity. */
const fingerprintOf = ({ target, file, name }: Fingerprint, copy: number): string =>
  [target.id, name, file.size, file instanceof File ? file.lastModified : 0, copy].join('|')

interface LockedUpload {
  readonly id: string
  /** The file has arrived. */
  readonly forget: () => void
  /** The file is not wanted. */
  readonly cancel: () => void
  /** Somebody else may go on with it. */
  readonly release: () => void
}

/**
 * The files that this tab has locked: the same file chosen twice, or in two tabs, is two uploads.
 */
const state = pageState(() => ({ locked: new Set<string>() }))

export async function lockUpload(sent: Fingerprint): Promise<LockedUpload> {
  for (let copy = 0; ; copy += 1) {
    const print = fingerprintOf(sent, copy)
    const release = await lock(print)
    // Read only now: who held it before may have finished it.
    if (release) return { ...remember(print), release }
  }
}

function remember(print: string): Omit<LockedUpload, 'release'> {
  const started = readStarted()
  const id = started[print]?.id ?? crypto.randomUUID()
  writeStarted({ ...started, [print]: { id, at: Date.now() } })
  const forget = (): void => {
    const { [print]: _gone, ...others } = readStarted()
    writeStarted(others)
  }
  const cancel = (): void => {
    forget()
    call(cancelUpload, { params: { uploadId: id } }).catch(() =>
      log('An upload could not be cancelled.'),
    )
  }
  return { id, forget, cancel }
}

/** For a file that was given up and is not wanted: what has arrived of it gives its room back. */
export async function cancelStarted(sent: Fingerprint): Promise<void> {
  if (readStarted()[fingerprintOf(sent, 0)] === undefined) return
  const { cancel, release } = await lockUpload(sent)
  cancel()
  release()
}

/** Undefined if another tab, or this one, is sending it. Where there are no locks, of this tab only. */
async function lock(print: string): Promise<(() => void) | undefined> {
  if (state.locked.has(print)) return undefined
  state.locked.add(print)
  const free = (): void => void state.locked.delete(print)
  if (!navigator.locks) return free
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  const isOurs = await new Promise<boolean>((answer) => {
    navigator.locks
      .request(`upload:${print}`, { ifAvailable: true }, (granted) => {
        answer(granted !== null)
        return granted === null ? undefined : until
      })
      .catch(() => answer(true))
  })
  if (!isOurs) {
    free()
    return undefined
  }
  return () => {
    free()
    end()
  }
}
