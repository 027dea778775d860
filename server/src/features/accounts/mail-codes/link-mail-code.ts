import * as contract from '@patchbay/contract/accounts/mail-codes'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { confirmByProvider, requireConfirmed } from '../confirmations/public.ts'
import { listSignInMethods } from '../identities/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { enterAccount } from '../sign-in/public.ts'
import { guessMailCode, useUpMailCode, type FoundMailCode } from './mail-codes.store.ts'
import { ownerOf, requireRight } from './proven-mailbox.ts'
import { sendMailCode } from './send-mail-code.ts'

export const startMailCodeLink = action(
  contract.startMailCodeLink,
  async (ctx, { body }) => {
    if (!ctx.config.mailCodeSignIn) throw new AppError('not_found')
    await requireConfirmed(ctx)
    const purpose = { kind: 'link', sessionId: ctx.viewer.sessionId } as const
    return { attempt: await sendMailCode(ctx, body.email, purpose, ctx.viewer.userId) }
  },
  { limit: 'reset_request' },
)

/** Adds the address to the viewer's account, like a provider. */
export const linkMailCode = action(
  contract.linkMailCode,
  async (ctx, { body }) => {
    if (!ctx.config.mailCodeSignIn) throw new AppError('not_found')
    await requireConfirmed(ctx)
    const { userId } = ctx.viewer
    const { attemptHash, email } = await prove(ctx, body, 'link')
    const now = ctx.now()
    await transaction(ctx.db, async (tx) => {
      if ((await lockOwnProfile(tx, userId)) === undefined) throw new AppError('not_authenticated')
      if (!(await useUpMailCode(tx, attemptHash, now))) throw new AppError('code_expired')
      const entry = {
        provider: 'mail_code',
        linkUserId: userId,
        isSeparate: false,
        config: ctx.config,
      } as const
      await enterAccount(tx, entry, ownerOf(email), now)
    })
    ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  },
  { limit: 'sign_in' },
)

/**
 * The code goes to the address that the person signs in with: one that is typed here proves
 * nothing.
 */
export const startMailCodeConfirmation = action(
  contract.startMailCodeConfirmation,
  async (ctx) => {
    const { userId, sessionId } = ctx.viewer
    const { identities } = await listSignInMethods(ctx.db, userId, { lock: false })
    const email = identities.find(({ provider }) => provider === 'mail_code')?.email
    if (!email || !ctx.config.mailCodeSignIn) throw new AppError('forbidden')
    return {
      attempt: await sendMailCode(ctx, email, { kind: 'confirm', sessionId }, userId),
      email,
    }
  },
  { limit: 'reset_request' },
)

export const confirmWithMailCode = action(
  contract.confirmWithMailCode,
  async (ctx, { body }) => {
    if (!ctx.config.mailCodeSignIn) throw new AppError('forbidden')
    const { attemptHash, email } = await prove(ctx, body, 'confirm')
    const now = ctx.now()
    await transaction(ctx.db, async (tx) => {
      if (!(await useUpMailCode(tx, attemptHash, now))) throw new AppError('code_expired')
      // The address may have been unlinked meanwhile.
      await confirmByProvider(tx, ctx.viewer.sessionId, ownerOf(email), now)
    })
  },
  { limit: 'sign_in' },
)

interface Entered {
  readonly attempt: string
  readonly code: string
}

/** A code that this very session has asked for. Only wrong ones count. */
async function prove(
  ctx: ViewerContext,
  entered: Entered,
  kind: 'link' | 'confirm',
): Promise<FoundMailCode> {
  const { userId, sessionId } = ctx.viewer
  return countRefused(ctx.limits, [{ kind: 'account_change', key: userId }], async () =>
    requireRight(await guessMailCode(ctx.db, entered, kind, { sessionId, now: ctx.now() })),
  )
}
