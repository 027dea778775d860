import * as contract from '@patchbay/contract/accounts/sign-in'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitedEmail } from '../../../platform/limits/address.ts'
import { countRefused, guessesFrom, type Use } from '../../../platform/limits/limits.ts'
import type { IssuedSession } from '../../../platform/sessions/sessions.store.ts'
import { isToken, newToken } from '../../../platform/sessions/tokens.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { giveSession, openSession } from '../sessions/public.ts'
import { knownDays, noteDevice } from './known-devices.store.ts'
import { findGuessed, findPasswordOf, renewHash } from './passwords.store.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

interface Guess {
  readonly email: string
  readonly password: string
  /** Names this browser, if a password was right in it before. */
  readonly device: string | undefined
}

interface Proven {
  readonly userId: string
  readonly version: number
  /** The hash with the parameters of today, if the stored one has older ones. */
  readonly newHash: string | undefined
}

export const signInWithPassword = action(
  contract.signInWithPassword,
  async (ctx, { body }) => {
    if (!ctx.config.passwordSignIn) throw new AppError('not_found')
    const email = body.email.trim().replaceAll('\u0000', '')
    const stored = ctx.cookies.read('device')
    const device = isToken(stored) ? stored : undefined
    const guess = { email, password: body.password, device }
    const entry = { timeZone: body.timeZone, device: device ?? newToken() }
    const issued = await enter(ctx, await prove(ctx, guess), entry)
    ctx.cookies.write('device', entry.device, knownDays * 24 * 60 * 60)
    const session = await giveSession(ctx, issued)
    return ctx.isApp ? { ...session, token: issued.token } : session
  },
  { limit: 'sign_in', fromApp: 'without_token' },
)

/** Checks the password; only wrong ones count. */
async function prove(ctx: Context, { email, password, device }: Guess): Promise<Proven> {
  const known = await findGuessed(ctx.db, email, device)
  const by = ctx.networks.at(-1) ?? ctx.address
  // Strangers share the limits of their networks and of the account. They cannot use up those of a
  // browser that the owner has signed in with before.
  const uses: readonly Use[] =
    known?.isKnownDevice === true
      ? [{ kind: 'device_sign_in', key: `${known.userId} ${device}` }]
      : [
          ...guessesFrom('password_sign_in', ctx),
          { kind: 'account_sign_in', key: limitedEmail(email) },
        ]
  const { userId, hash, version } = await countRefused(ctx.limits, uses, async () => {
    const right = await verifyPassword(password, known?.hash, by)
    if (!right || known === undefined) throw new AppError('invalid_credentials')
    return known
  })
  // If there is no room for it now, the next sign-in makes it.
  const renewed = isOutdated(hash) && (await hashPassword(password, { by }).catch(() => false))
  return { userId, version, newHash: typeof renewed === 'string' ? renewed : undefined }
}

async function enter(
  ctx: Context,
  { userId, version, newHash }: Proven,
  { timeZone, device }: { readonly timeZone: string | undefined; readonly device: string },
): Promise<IssuedSession> {
  const now = ctx.now()
  return transaction(ctx.db, async (tx) => {
    // Checked again under the lock: a concurrent password change ends only the existing sessions,
    // so this one must not be created with the old password.
    await lockOwnProfile(tx, userId)
    const current = await findPasswordOf(tx, userId)
    if (current?.version !== version) throw new AppError('invalid_credentials')
    if (newHash !== undefined) await renewHash(tx, userId, newHash)
    // The app has no cookies, and so no device.
    if (!ctx.isApp) await noteDevice(tx, userId, device, now)
    return openSession(tx, ctx, { userId, provider: 'email', timeZone, bearer: ctx.isApp })
  })
}

export const getSignInOptions = action(contract.getSignInOptions, async (ctx) => ({
  password: ctx.config.passwordSignIn,
  mailCode: ctx.config.mailCodeSignIn,
}))
