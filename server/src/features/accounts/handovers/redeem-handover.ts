import * as contract from '@patchbay/contract/accounts/handovers'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockSession } from '../../../platform/sessions/locked-sessions.store.ts'
import { confirmByProvider, requireConfirmed } from '../confirmations/public.ts'
import { shareLockOwnProfile } from '../profiles/public.ts'
import { giveSession, openSession, showSession } from '../sessions/public.ts'
import { enterAccount } from '../sign-in/public.ts'
import { hash, timingSafeEqual } from 'node:crypto'
import { takeHandover, type Handover } from './handovers.store.ts'

/**
 * Returns the handover of a code if the verifier fits, so that only the app that started it can
 * claim it. Every attempt uses up the code.
 */
async function claimHandover(
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

/** Signs the app in, as `completeSignIn` does in a browser. */
export const redeemHandover = action(
  contract.redeemHandover,
  async (ctx, { body }) => {
    // In a browser, this would replace its session with a session that it cannot use.
    if (!ctx.isApp) throw new AppError('foreign_origin')
    const { provider, person } = await claimHandover(ctx, body)
    const issued = await transaction(ctx.db, async (tx) => {
      const { timeZone, separate: isSeparate = false } = body
      const entry = { provider, linkUserId: null, isSeparate, config: ctx.config }
      const userId = await enterAccount(tx, entry, person, ctx.now())
      const session = await openSession(tx, ctx, { userId, provider, timeZone, bearer: true })
      return { ...session, userId }
    })
    // The provider may have set a picture or connected Spotify.
    ctx.announce({ kind: 'changed', topic: profileTopic(issued.userId) })
    return { token: issued.token, session: await giveSession(ctx, issued) }
  },
  { limit: 'sign_in', fromApp: 'without_token' },
)

/** Adds the provider to the viewer's account, and keeps their session. */
export const linkHandover = action(
  contract.linkHandover,
  async (ctx, { body }) => {
    const { userId, sessionId, bearer } = ctx.viewer
    if (!bearer) throw new AppError('forbidden')
    await requireConfirmed(ctx)
    const { provider, person } = await claimHandover(ctx, body)
    const session = await transaction(ctx.db, async (tx) => {
      const now = ctx.now()
      const choices = { linkUserId: userId, isSeparate: false, config: ctx.config }
      const entry = { provider, ...choices }
      await enterAccount(tx, entry, person, now)
      // The account may be deleted by now, or the session ended. This is checked last, because
      // every sign-in locks the identity before the profile.
      const isThere = await shareLockOwnProfile(tx, userId)
      if (!isThere || (await lockSession(tx, sessionId, now)) !== userId)
        throw new AppError('not_authenticated')
      return showSession(tx, sessionId)
    })
    ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
    return session
  },
  { limit: 'sign_in' },
)

/** Confirms who is signed in in the app; no account is entered, and nothing is linked. */
export const confirmHandover = action(
  contract.confirmHandover,
  async (ctx, { body }) => {
    const { sessionId, bearer } = ctx.viewer
    if (!bearer) throw new AppError('forbidden')
    const { person, confirms } = await claimHandover(ctx, body)
    // A plain sign-in may have been silent, in a browser that somebody left open.
    if (!confirms) throw new AppError('sign_in_failed')
    await confirmByProvider(ctx.db, sessionId, person, ctx.now())
    return showSession(ctx.db, sessionId)
  },
  { limit: 'sign_in' },
)
