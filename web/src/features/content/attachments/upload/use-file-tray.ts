import {
  attachmentMaxBytes,
  mostAttachments,
  type Attachment,
} from '@patchbay/contract/content/attachments'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMaxFileBytes } from '../../../../platform/instance/instance.ts'
import { wait } from '../../../../platform/state/wait.ts'
import type { IntakeWay } from '../../../../ui/fields/use-file-intake.ts'
import { checkFiles } from './check-files.ts'
import { uploadWords } from './failure-words.ts'
import type { UploadTarget } from './upload-target.ts'
import type { StoredFile } from './stored-file.ts'
import type { ReadSound } from '../sound/read-sound.ts'
import { removeFile, sendFile } from './send-file.ts'
import type { SentFile } from './sent-file.ts'
import { Uploads, type PendingFile } from './uploads.ts'

interface TrayOptions {
  /** Captured on mount; later values are ignored. */
  readonly target: UploadTarget
  /** The uploaded files, from the draft. */
  readonly stored: readonly StoredFile[]
  /** Changes the list as it is when called. Captured on mount; later values are ignored. */
  readonly keep: (change: (files: readonly StoredFile[]) => readonly StoredFile[]) => void
  readonly most?: number
  /** Whether the file belongs to a saved object: removing it here does not delete it. */
  readonly isSavedFile?: (file: StoredFile) => boolean
}

export interface FileTray {
  readonly target: UploadTarget
  readonly stored: readonly StoredFile[]
  readonly pending: readonly PendingFile[]
  readonly problems: readonly string[]
  readonly isUploading: boolean
  /** The operator sets this limit. */
  readonly maxFileBytes: number
  /** The chosen picture at this position; not after a reload. */
  readonly pictureAt: (at: number) => Blob | undefined
  readonly add: (files: readonly File[], way: IntakeWay | 'chosen') => void
  readonly retry: (at: number) => void
  readonly remove: (at: number) => void
  /** The files were sent with their post or message. */
  readonly clear: () => void
  /** The files are no longer needed, so they are deleted. */
  readonly discard: () => void
}

/** Its script is loaded with the first sound; without it, the sound has no waveform. */
async function readSound(file: Blob): Promise<ReadSound> {
  try {
    const sound = await import('../sound/read-sound.ts')
    return await sound.readSound(file)
  } catch {
    return {}
  }
}

/** How long a finished upload waits for its waveform, which is usually ready earlier. */
const soundTimeout = 3000

async function forgetLarge(sent: Pick<SentFile, 'target' | 'file' | 'name'>): Promise<void> {
  if (sent.file.size <= attachmentMaxBytes) return
  const { cancelStarted } = await import('./started-uploads.ts')
  await cancelStarted(sent)
}

interface NewUploads {
  readonly target: UploadTarget
  readonly keep: TrayOptions['keep']
  readonly maxFileBytes: number
}

function newUploads(client: QueryClient, { target, keep, maxFileBytes }: NewUploads): Uploads {
  const sounds = new WeakMap<Blob, Promise<ReadSound>>()
  const send = async (sent: Omit<SentFile, 'target'>, { kind, file }: PendingFile) => {
    const sound = kind === 'audio' ? readSound(file) : undefined
    if (sound) sounds.set(file, sound)
    // Runs as a mutation, so that the end of a session is noticed as for any other mutation.
    const action = client.getMutationCache().build(client, {
      mutationFn: () => sendFile({ ...sent, target }),
      networkMode: 'always',
    })
    const [attachment] = await Promise.all([
      action.execute(undefined),
      sound && Promise.race([sound, wait(soundTimeout)]),
    ])
    return attachment
  }
  const onSent = ({ at, name, kind, file }: PendingFile, { id, signedUrl }: Attachment): void => {
    const sent: StoredFile = {
      id,
      at,
      name,
      kind,
      size: file.size,
      ...(target.type === 'profile' && { signedUrl }),
    }
    keep((files) => [...files, sent].toSorted((one, other) => one.at - other.at))
    void sounds.get(file)?.then((sound) => {
      keep((files) => files.map((one) => (one.id === id ? { ...one, ...sound } : one)))
    })
  }
  return new Uploads({
    send,
    onSent,
    wordsFor: (error, name) => uploadWords(error, { name, target, maxFileBytes }),
    onGivenUp: ({ file, name }) => void forgetLarge({ target, file, name }),
  })
}

/** A tray belongs to one upload target and one person; another needs another tray. */
export function useFileTray(options: TrayOptions): FileTray {
  const { target, stored, keep, most = mostAttachments, isSavedFile = () => false } = options
  const client = useQueryClient()
  const [problems, setProblems] = useState<readonly string[]>([])
  const maxFileBytes = useMaxFileBytes()
  const [uploads] = useState(() => newUploads(client, { target, keep, maxFileBytes }))
  const [pictures] = useState(() => new Map<number, Blob>())
  const pending = useSyncExternalStore(uploads.subscribe, uploads.read)
  useEffect(() => () => uploads.clear(), [uploads])
  const removeUnsaved = (files: readonly StoredFile[]): void =>
    files.filter((one) => !isSavedFile(one)).forEach(removeFile)
  const clear = (): void => {
    uploads.clear()
    setProblems([])
  }
  return {
    target,
    stored,
    pending,
    problems,
    maxFileBytes,
    isUploading: pending.some(({ percent }) => percent !== undefined),
    pictureAt: (at) => pictures.get(at),
    add: (files, way) => {
      // If there is not enough room, new files replace those that failed to upload.
      if (stored.length + uploads.read().length + files.length > most)
        for (const { at, problem } of uploads.read()) if (problem !== undefined) uploads.drop(at)
      const present = [...stored, ...uploads.read()]
      const checked = checkFiles(target, {
        files,
        way,
        already: present.length,
        most,
        maxFileBytes,
      })
      setProblems(checked.problems)
      const from = Math.max(0, ...present.map(({ at }) => at + 1))
      for (const [index, { file, kind }] of checked.taken.entries())
        if (kind === 'picture') pictures.set(from + index, file)
        else pictures.delete(from + index)
      uploads.add(checked.taken, from)
    },
    retry: (at) => uploads.retry(at),
    remove: (at) => {
      uploads.drop(at)
      removeUnsaved(stored.filter((one) => one.at === at))
      keep((files) => files.filter((one) => one.at !== at))
      setProblems([])
    },
    clear,
    discard: () => {
      uploads.discard()
      clear()
      removeUnsaved(stored)
    },
  }
}
