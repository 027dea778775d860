import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../platform/ids.ts'

/** Long enough to write an appeal, and sign-in gives another one. */
const lives = 60 * 60 * 1000

/** One person and one ban. */
export interface Appealed {
  readonly userId: string
  readonly banId: string
}

const sealOf = (key: Buffer, claims: string): Buffer =>
  createHmac('sha256', key).update(claims).digest()

/**
 * Signed and not stored: the sign-in that it is made in is refused, and its transaction with it. The
 * key signs nothing else.
 */
export function makeAppealToken(key: Buffer, { userId, banId }: Appealed, now: Date): string {
  const claims = `${userId}.${banId}.${now.getTime() + lives}`
  return `${claims}.${sealOf(key, claims).toString('base64url')}`
}

/** Undefined if we did not make it, or its hour is over. */
export function readAppealToken(key: Buffer, token: string, now: Date): Appealed | undefined {
  const [userId = '', banId = '', expires = '', seal = '', ...more] = token.split('.')
  const sealed = sealOf(key, `${userId}.${banId}.${expires}`)
  const given = Buffer.from(seal, 'base64url')
  if (more.length > 0 || given.length !== sealed.length || !timingSafeEqual(given, sealed))
    return undefined
  const isValid = isUuid(userId) && isUuid(banId) && Number(expires) > now.getTime()
  return isValid ? { userId, banId } : undefined
}
