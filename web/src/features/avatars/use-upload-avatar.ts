import { uploadAvatar } from '@patchbay/contract/avatars'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { upload } from '../../platform/upload.ts'
import { useSessions } from '../sessions/public.ts'
import { wholePixels, type Crop } from './crop.ts'
import { sayIfSignedOut, uploadWords } from './failure-words.ts'
import type { OpenedPicture } from './open-picture.ts'

interface Uploading {
  readonly send: (crop: Crop) => void
  readonly cancel: () => void
  /** From 0 to 1 while it is on its way. */
  readonly progress: number | undefined
  readonly failure: string | undefined
}

export function useUploadAvatar(picture: OpenedPicture, onDone: () => void): Uploading {
  const { update } = useSessions()
  const sending = useRef<AbortController>(null)
  const [progress, setProgress] = useState(0)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (crop: Crop) => {
      const { signal } = (sending.current = new AbortController())
      const { x, y, size } = wholePixels(picture, crop)
      const query = { x: String(x), y: String(y), size: String(size) }
      setProgress(0)
      return upload(uploadAvatar, { query, body: picture.file, signal, onProgress: setProgress })
    },
    // The dialog goes with the session.
    onError: (failed) => sayIfSignedOut(failed),
    onSuccess: (profile) => {
      update(profile)
      onDone()
    },
  })
  const cancel = (): void => {
    sending.current?.abort()
    reset()
  }
  useEffect(() => () => sending.current?.abort(), [])
  return {
    send: (crop) => {
      if (!isPending) mutate(crop)
    },
    cancel,
    progress: isPending ? progress : undefined,
    failure: error ? uploadWords(error) : undefined,
  }
}
