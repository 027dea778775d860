import { createECDH, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** The keys that identify us to push services (RFC 8292). */
export interface SenderKeys {
  /** The uncompressed point in base64url, which is the form that browsers take. */
  readonly publicKey: string
  /** In PEM. */
  readonly privateKey: string
}

/** Services refuse tokens that are valid for more than a day. */
const goodForSeconds = 12 * 60 * 60

export function makeSenderKeys(): SenderKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d = '' } = privateKey.export({ format: 'jwk' })
  const point = createECDH('prime256v1')
  point.setPrivateKey(d, 'base64url')
  return {
    publicKey: point.getPublicKey('base64url'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}

interface Claim {
  /** A `mailto:` or `https:` address where the service can contact us. */
  readonly subject: string
  readonly now: Date
}

/** The authorization header for a push to this service, and to no other. */
export function authorize(service: URL, keys: SenderKeys, { subject, now }: Claim): string {
  const exp = Math.floor(now.getTime() / 1_000) + goodForSeconds
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: service.origin, exp, sub: subject },
  ]
  const signed = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = createPrivateKey(keys.privateKey)
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
