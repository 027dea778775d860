import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { AppError } from '../http/app-error.ts'
import type { Draft } from './drafts.ts'

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly headers?: Record<string, string>
  readonly body?: Uint8Array | Readable | Draft
  /** Whether a 404 is a valid answer; a missing bucket is still an error. */
  readonly mayBeAbsent?: boolean
  /** The timeout until the response headers arrive, including sending the body. */
  readonly seconds: number
  readonly pause: number
}

/** One signed request; up to three attempts, unless a stream has already been read from. */
export async function requestS3(
  client: AwsClient,
  url: string,
  request: S3Request,
): Promise<Response> {
  const attempts = request.body instanceof Readable ? 1 : 3
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptS3(client, url, request)
    } catch (error) {
      if (error instanceof AppError) throw error
      if (attempt === attempts || !(error instanceof S3Failure) || !error.transient)
        throw new AppError('unavailable', error)
    }
    await delay(request.pause * 1_000 * attempt)
  }
}

async function attemptS3(client: AwsClient, url: string, request: S3Request): Promise<Response> {
  const { method, body, seconds } = request
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), seconds * 1_000)
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    redirect: 'manual',
    signal: late.signal,
    headers: { ...request.headers, ...(body instanceof Uint8Array && checksum(body)) },
  }
  let draft: Readable | undefined
  if (body instanceof Uint8Array) init.body = body as Uint8Array<ArrayBuffer>
  else if (body !== undefined) {
    // A draft is read anew for each attempt.
    if (!(body instanceof Readable)) draft = createReadStream(body.path)
    init.body = Readable.toWeb(draft ?? (body as Readable)) as ReadableStream
    init.duplex = 'half'
  }
  try {
    const response = await fetch(await client.sign(url, init))
    if (response.ok) return response
    const text = await response.text()
    if (response.status === 404 && request.mayBeAbsent === true && !lacksBucket(text))
      return response
    // The store is out of order, or the settings are wrong.
    throw new S3Failure(`The store answered ${response.status}.`, response.status)
  } catch (error) {
    if (error instanceof S3Failure) throw error
    // The stream itself was refused, for example because of its length.
    if (error instanceof Error && error.cause instanceof AppError) throw error.cause
    throw new S3Failure('The store does not answer.', 0, error)
  } finally {
    clearTimeout(timer)
    // If nobody has read it, nobody else closes it.
    draft?.destroy()
  }
}

class S3Failure extends Error {
  /** Whether a retry may work. */
  readonly transient: boolean
  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause })
    this.transient = status === 0 || status === 429 || status >= 500
  }
}

/** A missing file and a missing bucket are both 404; only the body differs, and HEAD has none. */
const lacksBucket = (text: string): boolean => text.includes('<Code>NoSuchBucket</Code>')

/** Lets the store verify the body. Streams are sent without it: they can be read only once. */
function checksum(bytes: Uint8Array): Record<string, string> {
  return { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
}

/** The body, aborted when the store stops sending; time spent by a slow reader does not count. */
export async function* readBody(
  response: Response,
  seconds: number,
): AsyncGenerator<Uint8Array, void> {
  if (response.body === null) return
  const reader = response.body.getReader()
  try {
    for (;;) {
      const { promise: late, reject } = Promise.withResolvers<never>()
      const silent = () => reject(new Error('The store fell silent.'))
      const timer = setTimeout(silent, seconds * 1_000)
      const { done, value } = await Promise.race([reader.read(), late]).finally(() =>
        clearTimeout(timer),
      )
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
