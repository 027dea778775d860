import { pageState } from '../../../../platform/storage/page-state.ts'
import { fileUrl } from '../../../../platform/http/server-address.ts'
import type { ShownAttachment } from './shown-attachment.ts'

/** Signed URLs are valid for an hour; the rest of that time is left for loading. */
export const storedFor = 50 * 60 * 1000

/** What is asked for after that time replaces a URL that was first used a moment after its answer. */
const steadyFor = storedFor - 60_000

interface Stored {
  readonly url: string
  readonly since: number
}
const state = pageState(() => ({ stored: new Map<string, Stored>() }))

/** Replaces the cached URL of a file. */
function keepUrl(id: string, url: string): void {
  state.stored.set(id, { url: fileUrl(url), since: Date.now() })
}

/**
 * Every answer has newly signed URLs, and a new URL would be loaded again: the first URL is used as
 * long as it works. `dead` is a URL that has failed.
 */
export function steadyUrl<Url extends string | undefined>(
  { id, signedUrl }: Pick<ShownAttachment, 'id'> & { readonly signedUrl: Url },
  dead?: string,
): Url | string {
  if (signedUrl === undefined || signedUrl === '') return signedUrl
  const given = fileUrl(signedUrl)
  const known = state.stored.get(id)
  const isFresh = known !== undefined && Date.now() - known.since < steadyFor
  if (known && (known.url === given || (known.url !== dead && isFresh))) return known.url
  keepUrl(id, given)
  return given
}
