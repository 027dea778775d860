import { generateKeyPairSync, hash, randomBytes, sign, type KeyObject } from 'node:crypto'

/** The part of CBOR that an authenticator writes: whole numbers, bytes, texts and maps. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [encode(key), encode(one)])
  return Buffer.concat([head(5, value.size), ...entries])
}

interface Signing {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  /** Whether the person has shown who they are, by a finger or a PIN. */
  readonly isVerified?: boolean
  /** The type in the client data; attacks use another one than the ceremony wants. */
  readonly type?: string
}

/** A passkey in software: ES256, without attestation, as platforms make them. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16)
  counter = 0
  readonly #privateKey: KeyObject
  readonly #coseKey: Buffer

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#coseKey = encode(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  create(signing: Signing) {
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey,
    ])
    const authData = Buffer.concat([this.#authenticatorData(signing, 0x40), attested])
    const attestation = encode(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData(signing, 'webauthn.create').toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  get(signing: Signing) {
    this.counter += 1
    const data = this.#authenticatorData(signing, 0)
    const client = clientData(signing, 'webauthn.get')
    const signed = Buffer.concat([data, hash('sha256', client, 'buffer')])
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    }
  }

  #authenticatorData({ rpId, isVerified = true }: Signing, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const present = 0x01 | (isVerified ? 0x04 : 0) | flags
    return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([present]), counter])
  }
}

const clientData = ({ challenge, origin, type }: Signing, ceremony: string): Buffer =>
  Buffer.from(JSON.stringify({ type: type ?? ceremony, challenge, origin, crossOrigin: false }))
