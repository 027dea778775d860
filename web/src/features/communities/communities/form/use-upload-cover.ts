import { uploadCommunityCover } from '@patchbay/contract/communities/communities'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { upload } from '../../../../platform/http/upload.ts'
import { takeCommunity } from '../page/take-community.ts'

interface Cover {
  readonly communityId: string
  readonly file: File
}

/** Uploads a cover and reports the progress. It is cancelled when the form unmounts. */
export function useUploadCover() {
  const client = useQueryClient()
  const sending = useRef<AbortController>(null)
  const [progress, setProgress] = useState(0)
  const mutation = useMutation({
    mutationFn: ({ communityId, file }: Cover) => {
      const { signal } = (sending.current = new AbortController())
      setProgress(0)
      const params = { communityId }
      return upload(uploadCommunityCover, { params, body: file, signal, onProgress: setProgress })
    },
    onSuccess: (community) => takeCommunity(client, community),
  })
  useEffect(() => () => sending.current?.abort(), [])
  return { ...mutation, progress: mutation.isPending ? progress : undefined }
}
