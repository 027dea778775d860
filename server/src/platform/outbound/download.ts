import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isLoopback } from '../loopback.ts'
import { hostOf, leadsInside } from './outside.ts'
import { lookUpPublic } from './public-address.ts'

export interface DownloadOptions {
  readonly maxBytes: number
  readonly seconds: number
  /** Allows this machine's own addresses, also over plain http; true in development. */
  readonly fromLoopback: boolean
}

export class DownloadError extends Error {
  /** Whether the failure is permanent, so that another attempt cannot help. */
  readonly lasting: boolean
  constructor(message: string, lasting: boolean, cause?: unknown) {
    super(message, { cause })
    this.lasting = lasting
  }
}

const mostRedirects = 3

/** Downloads from an address of a third party: from public addresses only, with limits. */
export async function download(address: string, options: DownloadOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.seconds * 1_000)
  let url = requireOutside(address, options)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url, options, signal)
    const { statusCode: status = 0, headers } = answer
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      answer.destroy()
      url = requireOutside(new URL(headers.location, url).href, options)
      continue
    }
    if (status !== 200) {
      answer.destroy()
      throw new DownloadError(`The other side answered ${status}.`, status >= 400 && status < 500)
    }
    return readAll(answer, options.maxBytes)
  }
  throw new DownloadError('The other side only leads elsewhere.', true)
}

function requireOutside(address: string, { fromLoopback }: DownloadOptions): URL {
  const url = URL.parse(address)
  if (url === null) throw new DownloadError('That is not an address.', true)
  if (fromLoopback && isLoopback(hostOf(url))) return url
  if (url.protocol !== 'https:') throw new DownloadError('Only https is fetched.', true)
  if (leadsInside(url)) throw new DownloadError('That address leads inside.', true)
  return url
}

function ask(url: URL, { fromLoopback }: DownloadOptions, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const near = fromLoopback && isLoopback(url.hostname)
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const options = { signal, agent: false, ...(near ? {} : { lookup: lookUpPublic }) }
  get(url, options, resolve).on('error', (error) =>
    reject(new DownloadError('The other side does not answer.', false, error)),
  )
  return promise
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) throw new DownloadError('The other side sends too much.', true)
    }
  } catch (error) {
    if (error instanceof DownloadError) throw error
    throw new DownloadError('The other side stopped half-way.', false, error)
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks)
}
