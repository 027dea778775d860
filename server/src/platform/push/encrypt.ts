import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's own keys, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Generated for each message, except where a test uses the values of the standard's example. */
interface Ephemeral {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

const curve = 'prime256v1'
const recordSize = 4_096
/**
 * The longest text that fits into a body that every service accepts (RFC 8291, 4), less the header,
 * tag and padding delimiter.
 */
export const mostPlainBytes = 4_096 - 86 - 17
/** The padding delimiter of the last record. */
const end = Buffer.of(2)

const derive = (salt: Buffer, secret: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Encrypts text for one browser (RFC 8291, with the coding of RFC 8188 in one record). */
export function encrypt(text: string, browser: BrowserKeys, ephemeral = newEphemeral()): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > mostPlainBytes) throw new Error('A push has no room for so much.')
  const own = createECDH(curve)
  own.setPrivateKey(ephemeral.privateKey)
  const ownPublic = own.getPublicKey()
  const theirs = Buffer.from(browser.p256dh, 'base64url')
  const shared = own.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ownPublic])
  const secret = derive(Buffer.from(browser.auth, 'base64url'), shared, info, 32)
  const { salt } = ephemeral
  const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(plain), cipher.update(end), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(ownPublic.length), ownPublic, ...sealed])
}

/** Whether a key is usable for encryption: it must be a point on the curve. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    const own = createECDH(curve)
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

function newEphemeral(): Ephemeral {
  const own = createECDH(curve)
  own.generateKeys()
  return { privateKey: own.getPrivateKey(), salt: randomBytes(16) }
}
