import { request, type IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { pipeline, type Duplex } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { OpenWeb } from './open-web.ts'
import { hostOf } from './outside.ts'
import { isPublicAddress } from './public-address.ts'

export interface VisitOptions {
  readonly web: OpenWeb
  /** Our own hosts, which are never visited. */
  readonly ownHosts: readonly string[]
  readonly userAgent: string
  /** The media types that are read, in lower case. */
  readonly types: readonly string[]
  /** The limit counts the content after it was unpacked. */
  readonly maxBytes: number
  /** Whether what is longer is cut; otherwise it is refused. */
  readonly cuts: boolean
  /** Ends the visit, redirects included. */
  readonly signal: AbortSignal
}

export interface Visited {
  /** After all redirects. */
  readonly url: URL
  /** The header, with its parameters. */
  readonly type: string
  readonly bytes: Buffer
}

/** Why a page of others was not read. `lasting`: another visit would not help. */
export class VisitError extends Error {
  readonly lasting: boolean
  constructor(message: string, lasting: boolean, cause?: unknown) {
    super(message, { cause })
    this.lasting = lasting
  }
}

const mostRedirects = 3
const mostHeaderBytes = 16 * 1024

/**
 * Reads a page that a stranger has named. Every address on the way is resolved once and checked, and
 * exactly the checked address is connected to: a name cannot lead inside, however often its answer
 * changes.
 */
export async function visit(address: string, options: VisitOptions): Promise<Visited> {
  try {
    let url = requireOutside(address, options)
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await ask(url, options)
      const { statusCode: status = 0, headers } = answer
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        answer.destroy()
        url = requireOutside(headers.location, options, url)
        continue
      }
      return await read(url, answer, options)
    }
  } catch (error) {
    if (error instanceof VisitError) throw error
    throw new VisitError('The other side does not answer.', false, error)
  }
  throw new VisitError('The other side only leads elsewhere.', true)
}

function requireOutside(address: string, { ownHosts }: VisitOptions, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (url === null) throw new VisitError('That is not an address.', true)
  if (!/^https?:$/.test(url.protocol)) throw new VisitError('Only http and https.', true)
  if (url.username !== '' || url.password !== '') throw new VisitError('No credentials.', true)
  // The standard ports are never written in a URL.
  if (url.port !== '') throw new VisitError('Only the ports 80 and 443.', true)
  if (ownHosts.includes(hostOf(url).replace(/\.$/, ''))) throw new VisitError('That is us.', true)
  return url
}

/** The one address to connect to. All of a host must be public, so that none depends on luck. */
async function placeOf(url: URL, { web, signal }: VisitOptions): Promise<string> {
  const host = hostOf(url)
  const known = isIP(host) === 0 ? await before(signal, web.resolve(host)) : [host]
  const [first] = known.toSorted((one, other) => isIP(one) - isIP(other))
  if (first === undefined) throw new VisitError('There is no such host.', false)
  if (!known.every(isPublicAddress)) throw new VisitError('That address leads inside.', true)
  return first
}

/** A name server cannot be interrupted; what it says too late is ignored. */
function before<T>(signal: AbortSignal, waiting: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new VisitError('It takes too long.', false))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

async function ask(url: URL, options: VisitOptions): Promise<IncomingMessage> {
  const { web, userAgent, types, signal } = options
  const isSecure = url.protocol === 'https:'
  const target = {
    address: await placeOf(url, options),
    port: isSecure ? 443 : 80,
    host: hostOf(url),
    isSecure,
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asking = request(
    {
      // Without an agent nothing is resolved again, and no connection is used twice.
      createConnection: () => web.connect(target),
      method: 'GET',
      path: url.pathname + url.search,
      setHost: false,
      maxHeaderSize: mostHeaderBytes,
      signal,
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: types.join(', '),
        'accept-language': 'en',
        'accept-encoding': 'gzip, deflate, br',
        connection: 'close',
      },
    },
    resolve,
  )
  asking.on('error', reject)
  // A connection is never upgraded.
  asking.on('upgrade', (_answer, socket) => {
    socket.destroy()
    reject(new VisitError('The other side wants something else.', true))
  })
  asking.end()
  return promise
}

const unpackers: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

async function read(url: URL, answer: IncomingMessage, options: VisitOptions): Promise<Visited> {
  const { statusCode: status = 0, headers } = answer
  const type = headers['content-type'] ?? ''
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpack = unpackers[encoding]
  try {
    if (status !== 200)
      throw new VisitError(`The other side answered ${status}.`, status >= 400 && status < 500)
    if (!options.types.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? ''))
      throw new VisitError('That is no such content.', true)
    if (unpack === undefined && encoding !== 'identity')
      throw new VisitError('That cannot be unpacked.', true)
    // What is not read is not unpacked: a small answer that unpacks to gigabytes costs the same.
    const content = unpack === undefined ? answer : pipeline(answer, unpack(), () => {})
    return { url, type, bytes: await readAtMost(content, options) }
  } finally {
    answer.destroy()
  }
}

async function readAtMost(
  content: AsyncIterable<Buffer>,
  { maxBytes, cuts }: VisitOptions,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    size += chunk.length
    if (size < maxBytes) continue
    if (size > maxBytes && !cuts) throw new VisitError('The other side sends too much.', true)
    break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
