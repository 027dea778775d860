import type { ReceivedOutput, Route, SentRequest } from '@patchbay/contract/route'
import { noConnection, refusalTo, urlOf } from './api.ts'
import { readToken } from './token.ts'

export interface UploadOptions {
  readonly signal: AbortSignal
  /** From 0 to 1: the part of the file that was sent. */
  readonly onProgress: (part: number) => void
}
type Sent = UploadOptions & Parameters<typeof urlOf>[1] & { readonly body: Blob }
type UploadRoute = Route & { readonly upload: object }

/** Calls a route that takes a file. It does not use `fetch`, which reports no upload progress. */
export function upload<R extends UploadRoute>(
  route: R,
  request: SentRequest<R> & UploadOptions,
): Promise<ReceivedOutput<R>> {
  const { signal, onProgress, body, ...address } = request as unknown as Sent
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const token = readToken()
    const stop = (): void => xhr.abort()
    xhr.open(route.method, urlOf(route, address))
    xhr.setRequestHeader('accept', 'application/json')
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`)
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    xhr.addEventListener('load', () => {
      const answer = parse(xhr.responseText)
      if (xhr.status >= 400) reject(refusalTo(token, xhr.status, answer))
      else if (answer === undefined && route.output !== null) reject(noConnection(null))
      else resolve(answer as ReceivedOutput<R>)
    })
    xhr.addEventListener('error', () => reject(noConnection(null)))
    xhr.addEventListener('abort', () => reject(signal.reason as Error))
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    else xhr.send(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
