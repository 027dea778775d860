import type { Attachment } from '@patchbay/contract/attachments'
import { useState } from 'react'
import { steadyUrl } from './steady-url.ts'
import { useRefresh } from './use-refresh.ts'

interface ShownPicture {
  readonly url: string
  /** It was tried, and there is no other address. */
  readonly failed: boolean
  readonly onError: () => void
}

export function usePicture(picture: Attachment): ShownPicture {
  const [dead, setDead] = useState<string>()
  const url = steadyUrl(picture, dead)
  useRefresh(dead)
  return { url, failed: url === dead, onError: () => setDead(url) }
}
