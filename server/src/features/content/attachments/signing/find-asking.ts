import { AppError } from '../../../../platform/http/app-error.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { isUuid } from '../../../../platform/ids.ts'
import { findAppViewer } from '../../../../platform/sessions/authenticate.ts'
import { hasApp } from '../../../../platform/sessions/bearer.ts'
import type { Viewer } from '../../../../platform/sessions/viewer.ts'

/**
 * Who asks for a file by a signed address. Other routes tell banned people about their ban; here they
 * get the same answer as a stranger.
 */
export async function findAsking(
  ctx: RequestContext,
  session: unknown,
): Promise<Viewer | undefined> {
  await ctx.limits.count('read', ctx.address)
  return findBySession(ctx, session).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'account_banned') return undefined
    throw error
  })
}

/**
 * Finds the viewer by the cookie, or by the native app's session in the address, which the
 * signature covers.
 */
async function findBySession(ctx: RequestContext, session: unknown): Promise<Viewer | undefined> {
  if (session === undefined) return ctx.findViewer()
  const mayBeOne = hasApp(ctx.config) && typeof session === 'string' && isUuid(session)
  return mayBeOne ? findAppViewer(ctx, session) : undefined
}
