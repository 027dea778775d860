import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import { writeDraft, type Draft } from './drafts.ts'
import { checkFolder, checkKey, typeOf } from './keys.ts'
import { readBody, requestS3, type S3Request } from './s3-requests.ts'
import {
  defaultPage,
  largestPage,
  type FilePage,
  type ListOptions,
  type Storage,
  type StoredFile,
} from './storage.ts'

/** Timeouts in seconds. */
export interface S3Timeouts {
  readonly answer: number
  /** The timeout for uploading a file to the store. */
  readonly upload: number
  /** The pause before the second attempt; doubled before the third. */
  readonly pause: number
}

const removedAtOnce = 8
/** In a second. A large file may take longer than a small one. */
const slowestBytes = 4 * 1024 * 1024

/**
 * Files in a private bucket of an S3-compatible store; only the server accesses it. Drafts are on
 * the disk of this machine, in `root`.
 */
export function createS3Storage(
  settings: NonNullable<Config['s3']>,
  root: string,
  timeout: S3Timeouts = { answer: 10, upload: 120, pause: 0.2 },
): Storage {
  const { region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey })
  // The bucket is in the path, not in the host name, because every store supports that.
  const bucket = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`
  const send = (
    key: string,
    request: Omit<S3Request, 'seconds' | 'pause'>,
    seconds = timeout.answer,
  ) =>
    requestS3(client, `${bucket}/${checkKey(key)}`, { ...request, seconds, pause: timeout.pause })

  return {
    put: async (key: string, body: Uint8Array | Readable | Draft, size?: number) => {
      const draft = 'discard' in body ? body : undefined
      const headers = {
        'content-type': typeOf(key),
        ...(!(body instanceof Uint8Array) && { 'content-length': String(draft?.size ?? size) }),
      }
      const upload = timeout.upload + (draft?.size ?? 0) / slowestBytes
      try {
        await finish(await send(key, { method: 'PUT', body, headers }, upload))
      } finally {
        if (body instanceof Readable) body.destroy()
        await draft?.discard()
      }
    },
    draft: (source) => writeDraft(root, source),
    get: async (key, range) => {
      const headers: Record<string, string> = range
        ? { range: `bytes=${range.start}-${range.end}` }
        : {}
      const response = await send(key, { method: 'GET', headers, mayBeAbsent: true })
      if (response.status === 404) return undefined
      const stream = Readable.from(readBody(response, timeout.answer), { objectMode: false })
      return { ...describe(key, response), stream }
    },
    head: async (key) => {
      const response = await send(key, { method: 'HEAD', mayBeAbsent: true })
      return response.status === 404 ? undefined : describe(key, response)
    },
    remove: async (keys) => {
      for (let first = 0; first < keys.length; first += removedAtOnce) {
        const some = keys.slice(first, first + removedAtOnce)
        await Promise.all(
          some.map(async (key) => finish(await send(key, { method: 'DELETE', mayBeAbsent: true }))),
        )
      }
    },
    list: async (folder, options) => {
      const url = `${bucket}?${listQuery(checkFolder(folder), options)}`
      const { answer: seconds, pause } = timeout
      const response = await requestS3(client, url, { method: 'GET', seconds, pause })
      return readList(await response.text())
    },
  }
}

/** Releases the connection for reuse. */
async function finish(response: Response): Promise<void> {
  if (!response.bodyUsed) await response.body?.cancel()
}

function describe(key: string, { headers }: Response): StoredFile {
  const whole = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')
  return { size: Number(whole), type: typeOf(key), etag: headers.get('etag') ?? '""' }
}

function listQuery(folder: string, { after = '', limit = defaultPage }: ListOptions = {}): string {
  const size = String(Math.min(limit, largestPage))
  const query = new URLSearchParams({ 'list-type': '2', 'max-keys': size, prefix: folder })
  if (after !== '') query.set('start-after', after)
  return query.toString()
}

/** Parsed by hand: our keys contain no character that XML would escape. */
function readList(xml: string): FilePage {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: valueOf(entry, 'Key'),
    size: Number(valueOf(entry, 'Size')),
    storedAt: new Date(valueOf(entry, 'LastModified')),
  }))
  const more = valueOf(xml, 'IsTruncated') === 'true'
  return { files, next: more ? files.at(-1)?.key : undefined }
}

const valueOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
