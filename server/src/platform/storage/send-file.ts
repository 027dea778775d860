import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { parseRange } from './byte-range.ts'
import { checkKey, isShownInline } from './keys.ts'
import type { ByteRange, Storage, StoredFile } from './storage.ts'

const cacheControl = {
  /** For an address that always refers to the same file. */
  forever: 'public, max-age=31536000, immutable',
  /** For a fixed address that anyone may see, such as an avatar's. */
  hour: 'public, max-age=3600',
  /** For files with restricted access: cached in the browser, but revalidated each time. */
  asked: 'private, no-cache',
  /** For what must not stay in any browser. */
  never: 'private, no-store',
} as const

export interface SentFile {
  readonly key: string
  readonly cache: keyof typeof cacheControl
  /** The file name for saving, as chosen by the uploader. */
  readonly name?: string
}

/** Even if a browser treated the file as a page, nothing in it could run or load. */
const closedPolicy = "sandbox; default-src 'none'"

/**
 * The native app's page has another origin and shows our files. Any page may show public files. For
 * the others it needs an address that we have signed, and that names the app's session or is sent
 * with the cookie, which other sites cannot do.
 */
export const embeddable = 'cross-origin'

/** Sends a stored file. The caller must have checked that the viewer may see it. */
export async function sendFile(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: SentFile,
): Promise<FastifyReply> {
  const { 'if-none-match': known, range: asked } = request.headers
  const isPlain = request.method !== 'HEAD' && known === undefined && asked === undefined
  if (isPlain) return sendWhole(storage, reply, sent)
  const file = await storage.head(sent.key)
  if (file === undefined) throw new AppError('not_found')
  setHeaders(reply, sent, file)
  if (known !== undefined && matches(known, file.etag)) return reply.code(304).send()
  // Fastify would overwrite the length for anything but a stream.
  if (request.method === 'HEAD')
    return reply.header('content-length', file.size).send(Readable.from([]))
  const range = isCurrent(request, file) ? parseRange(asked, file.size) : undefined
  if (range === undefined) return sendWhole(storage, reply, sent)
  if (range !== 'unsatisfiable') return sendPart(storage, reply, sent, range)
  return reply.code(416).header('content-range', `bytes */${file.size}`).send()
}

async function sendWhole(storage: Storage, reply: FastifyReply, sent: SentFile) {
  const file = await storage.get(sent.key)
  if (file === undefined) throw new AppError('not_found')
  setHeaders(reply, sent, file)
  return reply.header('content-length', file.size).send(file.stream)
}

async function sendPart(storage: Storage, reply: FastifyReply, sent: SentFile, range: ByteRange) {
  const file = await storage.get(sent.key, range)
  if (file === undefined) throw new AppError('not_found')
  setHeaders(reply, sent, file)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.stream)
}

function setHeaders(reply: FastifyReply, { key, cache, name }: SentFile, file: StoredFile): void {
  const disposition = isShownInline(checkKey(key)) ? 'inline' : 'attachment'
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl[cache],
    'content-disposition': disposition + (name === undefined ? '' : nameParameters(name)),
    'content-security-policy': closedPolicy,
    'content-type': file.type,
    'cross-origin-resource-policy': embeddable,
    etag: file.etag,
    'x-content-type-options': 'nosniff',
  })
}

/** Given twice: in ASCII for old clients, and exactly. */
function nameParameters(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `; filename="${plain}"; filename*=UTF-8''${exact}`
}

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '')

function matches(known: string, etag: string): boolean {
  if (known.trim() === '*') return true
  return known.split(',').some((one) => withoutWeakness(one) === withoutWeakness(etag))
}

/** A range is only useful together with other ranges of the same version. */
function isCurrent({ headers }: FastifyRequest, { etag }: StoredFile): boolean {
  const condition = headers['if-range']
  return condition === undefined || (condition === etag && !etag.startsWith('W/'))
}
