import { useState } from 'react'
import type { ShownAttachment } from './shown-attachment.ts'
import { steadyUrl } from './steady-url.ts'
import { useRefresh } from './use-refresh.ts'

interface ShownFile {
  readonly url: string | undefined
  /** Loading has failed, and there is no other URL. */
  readonly failed: boolean
  readonly onError: () => void
}

/** A file that the browser loads by itself, such as a picture. */
export function useShownFile(file: ShownAttachment): ShownFile {
  const [dead, setDead] = useState<string>()
  const url = steadyUrl(file, dead)
  useRefresh(file.id, dead)
  return { url, failed: url !== undefined && url === dead, onError: () => setDead(url) }
}
