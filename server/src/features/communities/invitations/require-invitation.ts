import type { Context, ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { findFollowed, type FollowedRow } from './followed-invitations.store.ts'
import { findOwnInvitation, type InvitationRow } from './invitations.store.ts'

/** Finds one of the viewer's own invitations, or any of a community that they lead. */
export async function requireOwnInvitation(
  { db, viewer, now }: ViewerContext,
  place: { readonly communityId: string; readonly invitationId: string },
): Promise<InvitationRow> {
  const row = await findOwnInvitation(db, place, viewer.userId, now())
  if (row === undefined) throw new AppError('invitation_not_found')
  return row
}

const madeByUs = /^[\w-]{43}$/

/** One that has ended is answered like one that never was. */
export function requireUsable(row: FollowedRow | undefined): FollowedRow {
  if (row === undefined || !(row.is_open || row.came)) throw new AppError('invitation_not_found')
  return row
}

/**
 * Counts a secret that never existed, so that nobody tries many. One that has ended is no guess: on
 * a wall it may be scanned by a whole room.
 */
export async function requireInvitation(
  { db, limits, address, now }: Context,
  secret: string,
  viewerId: string | null,
): Promise<FollowedRow> {
  const uses = [{ kind: 'invitation_guess', key: address }] as const
  const row = await countRefused(limits, uses, async () => {
    const found = madeByUs.test(secret)
      ? await findFollowed(db, secret, viewerId, now())
      : undefined
    if (found === undefined) throw new AppError('invitation_not_found')
    return found
  })
  return requireUsable(row)
}
