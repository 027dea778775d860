import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** One DER element: its tag, its length and its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content)
  const { length } = bytes
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length]
  return Buffer.concat([Buffer.of(tag, ...size), bytes])
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)
const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const object = (bytes: string): Buffer => der(0x06, hex(bytes))

const ecdsaWithSha256 = sequence(object('2a8648ce3d040302'))
const subjectAltName = '551d11'
const loopback = der(0x87, Buffer.of(127, 0, 0, 1))

const time = (moment: Date): Buffer =>
  der(0x18, Buffer.from(moment.toISOString().replaceAll(/[-:T]|\.\d+/g, '')))

/** A self-signed certificate for 127.0.0.1 and its key, in PEM. */
export function makeCertificate(): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const day = 86_400_000
  // Unique names, because certificates of the same name would be confused.
  const commonName = Buffer.from(`Patchbay test ${randomBytes(8).toString('hex')}`)
  const name = sequence(der(0x31, sequence(object('550403'), der(0x0c, commonName))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(object(subjectAltName), der(0x04, sequence(loopback))))),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey))
  return { cert: pem(sequence(body, ecdsaWithSha256, signature)), key: pemOf(privateKey) }
}

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' })
