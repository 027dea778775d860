import { createHmac, timingSafeEqual } from 'node:crypto'

/** The parts that a signature covers: one file, one person, one session, until a time. */
export interface SignedFor {
  readonly key: string
  readonly userId: string
  readonly sessionId: string
  /** Seconds since 1970. */
  readonly expires: number
}

/** No part can contain a line break, so that different parts never result in the same text. */
export const signatureOf = (fileKey: Buffer, signed: SignedFor): string =>
  createHmac('sha256', fileKey)
    .update([signed.key, signed.userId, signed.sessionId, signed.expires].join('\n'))
    .digest('base64url')

export function isSignatureOf(fileKey: Buffer, signed: SignedFor, signature: string): boolean {
  const right = Buffer.from(signatureOf(fileKey, signed))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}
