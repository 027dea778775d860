import type { Attachment } from '@patchbay/contract/attachments'

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
  dead?: string,
): string {
  if (signedUrl === '') return ''
  const now = Date.now()
  const known = kept.get(id)
  if (known && known.url !== dead && now - known.since < keptFor) return known.url
  kept.set(id, { url: signedUrl, since: now })
  return signedUrl
}
