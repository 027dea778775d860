import type { StaffAccess } from '@patchbay/contract/route'
import { findStaff } from '../sessions/authenticate.ts'
import type { Viewer } from '../sessions/viewer.ts'
import { AppError } from './app-error.ts'
import type { RequestContext } from './request-context.ts'

/** Whatever keeps anybody else out is answered like an address without a route. */
export async function enterAsStaff(
  ctx: RequestContext,
  access: StaffAccess,
  kind: 'read' | 'write',
): Promise<Viewer> {
  // Only staff learn of it, so that it shows nobody else that there is a route.
  const tooOften = await ctx.limits.count(kind, ctx.address).catch((error: unknown) => ({ error }))
  const staff = await findStaff(ctx, access).catch((error: unknown) => {
    const isRefusal = error instanceof AppError && error.code !== 'unavailable'
    throw isRefusal ? new AppError('not_found', error) : error
  })
  if (tooOften) throw tooOften.error
  await ctx.limits.count(kind, staff.userId)
  return staff
}
