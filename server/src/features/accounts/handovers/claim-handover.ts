import { hash, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { takeHandover, type Handover } from './handovers.store.ts'

/**
 * Returns the handover of a code if the verifier fits, so that only the app that started it can
 * claim it. Every attempt uses up the code.
 */
export async function claimHandover(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { code, verifier }: { readonly code: string; readonly verifier: string },
): Promise<Handover> {
  const handover = await takeHandover(db, code, now())
  if (handover === undefined || !isVerifierOf(handover.challenge, verifier))
    throw new AppError('sign_in_failed')
  return handover
}

function isVerifierOf(challenge: string, verifier: string): boolean {
  const right = Buffer.from(challenge)
  const given = Buffer.from(hash('sha256', verifier, 'base64url'))
  return right.length === given.length && timingSafeEqual(right, given)
}
