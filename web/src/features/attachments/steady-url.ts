import { pageState } from '../../platform/page-state.ts'
import { fileUrl } from '../../platform/server-address.ts'
import type { ShownAttachment } from './shown-attachment.ts'

/** Signed addresses live for an hour: what is taken up until then still has time to arrive. */
export const storedFor = 50 * 60 * 1000

interface Stored {
  readonly url: string
  readonly since: number
}
const state = pageState(() => ({ stored: new Map<string, Stored>() }))

/** From now on it is this one. */
export function keepUrl(id: string, url: string): void {
  state.stored.set(id, { url: fileUrl(url), since: Date.now() })
}

/**
 * Every answer signs anew, and a new address would be loaded anew: the first one stays for as long
 * as it works. `dead` is one that did not.
 */
export function steadyUrl<Url extends string | undefined>(
  { id, signedUrl }: Pick<ShownAttachment, 'id'> & { readonly signedUrl: Url },
  dead?: string,
): Url | string {
  if (signedUrl === undefined || signedUrl === '') return signedUrl
  const given = fileUrl(signedUrl)
  const known = state.stored.get(id)
  const isFresh = known !== undefined && Date.now() - known.since < storedFor
  if (known && (known.url === given || (known.url !== dead && isFresh))) return known.url
  keepUrl(id, given)
  return given
}
