import type { Attachment } from '@patchbay/contract/attachments'
import { useState } from 'react'

/** Signed addresses live for an hour: what is taken up until then still has time to arrive. */
const keptFor = 50 * 60 * 1000

interface Kept {
  readonly url: string
  readonly since: number
}
const kept = new Map<string, Kept>()

/**
 * Every answer signs anew, and a new address would be loaded anew: the first one stays for as long
 * as it works. `dead` is one that did not.
 */
export function steadyUrl(
  { id, signedUrl }: Pick<Attachment, 'id' | 'signedUrl'>,
  now: number,
  dead?: string,
): string {
  if (signedUrl === '') return ''
  const known = kept.get(id)
  if (known && known.url !== dead && now - known.since < keptFor) return known.url
  kept.set(id, { url: signedUrl, since: now })
  return signedUrl
}

interface SteadyUrl {
  readonly url: string
  /** It was tried, and there is no other. */
  readonly failed: boolean
  readonly onError: () => void
  readonly retry: () => void
}

export function useSteadyUrl(attachment: Attachment): SteadyUrl {
  const [dead, setDead] = useState<string>()
  const url = steadyUrl(attachment, Date.now(), dead)
  return {
    url,
    failed: url !== '' && url === dead,
    onError: () => setDead(url),
    retry: () => setDead(undefined),
  }
}
