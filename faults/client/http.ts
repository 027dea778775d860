import { requestTimeoutSeconds } from '@patchbay/contract/realtime'
import type { ReceivedOutput, Route, SentRequest } from '@patchbay/contract/route'
import { encode } from '../../server/test/test-client.ts'

/** In seconds. */
const shortWait = 5

export type Answer<R extends Route> =
  | { readonly kind: 'done'; readonly body: ReceivedOutput<R> }
  /** It may or may not have happened, and can be retried. */
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string; readonly code: string }

/** One request as a page makes it, with the timeout of a page. */
export async function ask<R extends Route>(
  origin: string,
  headers: Record<string, string>,
  route: R,
  request: SentRequest<R>,
): Promise<Answer<R>> {
  const { path, init } = encode(route, request as object)
  try {
    const response = await fetch(origin + path, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
      signal: AbortSignal.timeout(requestTimeoutSeconds * 1000),
    })
    const text = await response.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (response.ok) return { kind: 'done', body: body as ReceivedOutput<R> }
    const why = `${route.name} answered ${response.status}`
    if (response.status >= 500 || isShortWait(response)) return { kind: 'failed', why }
    return { kind: 'refused', why, code: (body as { code?: string } | undefined)?.code ?? '' }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { kind: 'failed', why: name === 'TimeoutError' ? 'no answer in time' : 'cut off' }
  }
}

/** The person sends as many files at once as they may; a page waits and tries again. */
const isShortWait = ({ status, headers }: Response): boolean =>
  status === 429 && Number(headers.get('retry-after')) < shortWait
