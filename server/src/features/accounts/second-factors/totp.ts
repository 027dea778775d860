import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30
const digits = 6

/** The length that RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20)

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds)

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The step of a right code that is newer than the last accepted one. A clock may be a step early or
 * late. All three are compared, so that the time says nothing.
 */
export function matchStep(
  secret: Buffer,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | undefined {
  const given = Buffer.from(code)
  const current = stepAt(now)
  let found: number | undefined
  for (const step of [current - 1, current, current + 1]) {
    const right = Buffer.from(codeAt(secret, step))
    const isRight = given.length === right.length && timingSafeEqual(given, right)
    if (isRight && step > lastStep) found ??= step
  }
  return found
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without the padding, which no app wants. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let buffer = 0
  let bits = 0
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(buffer >> bits) & 31]
    }
    buffer &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + letters[(buffer << (5 - bits)) & 31]
}

interface Label {
  readonly issuer: string
  readonly account: string
}

/** The address that authenticator apps read from a QR code. */
export function otpauthAddress(secret: string, { issuer, account }: Label): string {
  const plain = (text: string): string => encodeURIComponent(text.replaceAll(':', ' '))
  return `otpauth://totp/${plain(issuer)}:${plain(account)}?secret=${secret}&issuer=${plain(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
