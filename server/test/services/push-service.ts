import type { PushMessage, PushSubscriptionKeys } from '@patchbay/contract/notices/push'
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { importJWK, jwtVerify } from 'jose'
import { makeCertificate } from './certificate.ts'

export interface ArrivedPush {
  /** Identifies the browser. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Decrypted with the browser's own keys. */
  readonly message: PushMessage
  /** The sender's claims, after their signature was checked. */
  readonly claims: { readonly aud?: unknown; readonly exp?: number; readonly sub?: string }
}

export interface PushService {
  readonly origin: string
  readonly arrived: ArrivedPush[]
  /** The number of requests, whatever the answer was. */
  readonly asked: () => number
  /** Answers the next requests with these in turn, then with 201. */
  answer(...statuses: number[]): void
  /** Stops answering until the returned function is called. */
  hang(): () => void
  /** Creates the subscription of a browser. */
  subscribe(): PushSubscriptionKeys
  stop(): Promise<void>
}

/**
 * Simulates a browser vendor's service: over TLS, and as strict about signatures. Uses its own
 * certificate, or one that a server in another process trusts.
 */
export async function startPushService(certificate = makeCertificate()): Promise<PushService> {
  // Trusted in this process only, like a certificate authority of an operator.
  const trusted = getCACertificates()
  setDefaultCACertificates([...trusted, certificate.cert])
  const browsers = new Map<string, Browser>()
  const arrived: ArrivedPush[] = []
  let statuses: number[] = []
  let asked = 0
  let hanging: Promise<void> | undefined
  const server = createServer(certificate, (request, response) => {
    const receive = async () => {
      asked += 1
      const path = request.url ?? ''
      const body = await buffer(request)
      const claims = await checkSender(request.headers.authorization ?? '')
      const status = statuses.shift() ?? 201
      await hanging
      const browser = browsers.get(path)
      if (browser === undefined) return 404
      const message = JSON.parse(decrypt(body, browser)) as PushMessage
      if (status === 201) arrived.push({ path, headers: request.headers, message, claims })
      return status
    }
    void receive()
      .catch(() => 403)
      .then((status) => response.writeHead(status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    arrived,
    asked: () => asked,
    answer: (...next) => (statuses = next),
    hang: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hanging = promise
      return () => {
        hanging = undefined
        resolve()
      }
    },
    subscribe: () => {
      const browser = newBrowser()
      const path = `/push/${randomBytes(12).toString('base64url')}`
      browsers.set(path, browser)
      const p256dh = browser.keys.getPublicKey('base64url')
      return {
        endpoint: `${origin}${path}`,
        keys: { p256dh, auth: browser.auth.toString('base64url') },
      }
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      setDefaultCACertificates(trusted)
    },
  }
}

interface Browser {
  readonly keys: ReturnType<typeof createECDH>
  readonly auth: Buffer
}

function newBrowser(): Browser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return { keys, auth: randomBytes(16) }
}

/** RFC 8292, checked with an independent implementation. */
async function checkSender(header: string): Promise<ArrivedPush['claims']> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    algorithms: ['ES256'],
  })
  return payload
}

/** RFC 8291, as a browser decrypts it. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + sender.length)
  const derive = (by: Buffer, secret: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(auth, keys.computeSecret(sender), info, 32)
  const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  if (plain.at(-1) !== 2) throw new Error('This is not the last record.')
  return plain.subarray(0, -1).toString()
}
