import type { Community } from '@patchbay/contract/communities/communities'
import { transaction, type Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { announceCommunities } from './announce-communities.ts'
import { findCommunity, lockCommunity, type CommunityRow } from './communities.store.ts'
import { viewCommunity } from './communities.view.ts'

/**
 * Locks the viewer's own account and then the community until the end of the transaction. Every
 * change uses this order, which prevents deadlocks.
 */
export async function requireLockedCommunity(
  tx: Database,
  communityId: string,
  viewerId: string,
): Promise<CommunityRow> {
  // The account may have been deleted since the session was checked.
  if (!(await shareLockOwnProfile(tx, viewerId))) throw new AppError('not_authenticated')
  if (!(await lockCommunity(tx, communityId))) throw new AppError('community_not_found')
  return getRow(tx, communityId, viewerId)
}

/**
 * Runs one change to a community or its members. `work` gets the locked community, and returns the
 * other people whom the change affects. Answers with what the viewer sees of it afterwards.
 */
export async function changeCommunity(
  ctx: ViewerContext,
  communityId: string,
  work: (tx: Database, community: CommunityRow) => Promise<readonly string[]>,
): Promise<Community> {
  const { userId } = ctx.viewer
  const { people, row } = await transaction(ctx.db, async (tx) => {
    const before = await requireLockedCommunity(tx, communityId, userId)
    const concerned = await work(tx, before)
    return { people: concerned, row: await getRow(tx, communityId, userId) }
  })
  announceCommunities(ctx, [communityId], [userId, ...people])
  return viewCommunity(row, userId, ctx.now())
}

async function getRow(tx: Database, communityId: string, viewerId: string): Promise<CommunityRow> {
  const row = await findCommunity(tx, communityId, viewerId)
  if (row === undefined) throw new AppError('community_not_found')
  return row
}
