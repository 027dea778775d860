import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { stateAt } from './invitations.store.ts'

/** A link as the person who follows it meets it. */
export interface FollowedRow {
  readonly id: string
  readonly community_id: string
  readonly maker: PersonRow
  /** It lets this person in. */
  readonly is_open: boolean
  /** They came by it, and are a member still. */
  readonly came: boolean
}

const selectFollowed = quickRead<FollowedRow, [secret: string, viewerId: string | null, now: Date]>(
  // Who was removed by the leader, or is in a block with the maker, is not invited.
  `select i.id, i.community_id, ${personJson('maker')} as maker,
    ${stateAt('$3::timestamptz')} = 'open'
      and not exists (select 1 from community_removals gone
        where gone.community_id = c.id and gone.user_id = $2::uuid)
      and not ${hasBlocked('i.maker_id', '$2')} and not ${hasBlocked('$2', 'i.maker_id')} as is_open,
    exists (select 1 from invited_members came
      join community_members inside on inside.community_id = c.id and inside.user_id = came.user_id
      where came.invitation_id = i.id and came.user_id = $2) as came
  from community_invitations i join communities c on c.id = i.community_id
  join user_profiles maker on maker.id = i.maker_id
  where i.secret = $1`,
)

/** Undefined if there never was such a link, or it is gone with its maker or the community. */
export async function findFollowed(
  db: Database,
  secret: string,
  viewerId: string | null,
  now: Date,
): Promise<FollowedRow | undefined> {
  const [row] = await selectFollowed(db, [secret, viewerId, now])
  return row
}

/**
 * The community is locked before: a person who withdraws the invitation and one who comes by it
 * wait for each other.
 */
export async function lockInvitation(tx: Database, id: string): Promise<void> {
  await query(tx)
    .selectFrom('community_invitations')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** A person counts once, also after leaving and coming back. */
export async function noteInvited(
  tx: Database,
  invitationId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const noted = await query(tx)
    .insertInto('invited_members')
    .values({ id: newId(), invitation_id: invitationId, user_id: userId, joined_at: now })
    .onConflict((conflict) => conflict.columns(['invitation_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (noted === undefined) return
  await query(tx)
    .updateTable('community_invitations')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', invitationId)
    .execute()
}
