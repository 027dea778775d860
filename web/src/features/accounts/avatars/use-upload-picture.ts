import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { wholePixels, type Crop } from './crop.ts'
import type { OpenedPicture } from './open-picture.ts'
import type { PictureWay } from './picture-way.ts'

interface Uploading {
  readonly send: (crop: Crop) => void
  readonly cancel: () => void
  /** From 0 to 1 while it uploads. */
  readonly progress: number | undefined
  readonly failure: string | undefined
}

export function useUploadPicture(
  picture: OpenedPicture,
  way: Pick<PictureWay, 'send' | 'sendFailed'>,
  onDone: () => void,
): Uploading {
  const sending = useRef<AbortController>(null)
  const [progress, setProgress] = useState(0)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (crop: Crop) => {
      const { signal } = (sending.current = new AbortController())
      const { x, y, size } = wholePixels(picture, crop)
      const query = { x: String(x), y: String(y), size: String(size) }
      setProgress(0)
      return way.send({ query, body: picture.file, signal, onProgress: setProgress })
    },
    onSuccess: onDone,
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
    failure: error ? way.sendFailed(error) : undefined,
  }
}
