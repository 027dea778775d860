import type { InvitationState } from '@patchbay/contract/communities/invitations'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isBanned, personJson, type PersonRow } from '../../accounts/profiles/public.ts'

export const invitationsPerPage = 20
export const invitedPerPage = 50

/**
 * SQL: whether the maker of a link `i` may invite to the community `c` now. Anybody who left and came
 * back is a member of a later date, for whom the links from before are over.
 */
const mayInvite = `(c.closed_at is null and exists (
  select 1 from community_members m join user_profiles p on p.id = m.user_id
  where m.community_id = c.id and m.user_id = i.maker_id and m.joined_at <= i.created_at
    and (m.role = 'leader' or c.members_invite) and not ${isBanned('p')}))`

/** SQL: the state of a link `i` into the community `c`. It lets people in only while it is `open`. */
export const stateAt = (now: string): string => `case
  when i.withdrawn_at is not null then 'withdrawn'
  when i.expires_at <= ${now} then 'expired'
  when i.uses >= i.most_uses then 'used_up'
  when ${mayInvite} then 'open' else 'paused' end`

export interface InvitationRow {
  readonly id: string
  readonly maker: PersonRow
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly most_uses: number | null
  readonly uses: number
  readonly state: InvitationState
  readonly secret: string
}

const columns = `i.id, ${personJson('maker')} as maker, i.created_at, i.expires_at, i.most_uses,
  i.uses, ${stateAt('$2::timestamptz')} as state, i.secret`

const selectInvitations = statement<
  InvitationRow,
  [communityId: string, now: Date, makerId: string | null, before: string | null]
>(
  `select ${columns} from community_invitations i join communities c on c.id = i.community_id
  join user_profiles maker on maker.id = i.maker_id
  where i.community_id = $1 and ($3::uuid is null or i.maker_id = $3)
    and ($4::uuid is null or i.id < $4)
  order by i.id desc limit ${invitationsPerPage + 1}`,
)

interface InvitationPage {
  /** Only the links of this person, or all of them. */
  readonly makerId: string | null
  readonly before: string | undefined
  readonly now: Date
}

/** One page and one row more. The caller must have checked what the viewer may see. */
export const listInvitationRows = (
  db: Database,
  communityId: string,
  { makerId, before, now }: InvitationPage,
): Promise<readonly InvitationRow[]> =>
  selectInvitations(db, [communityId, now, makerId, before ?? null])

const selectInvitation = statement<
  InvitationRow,
  [id: string, now: Date, communityId: string, viewerId: string]
>(
  `select ${columns} from community_invitations i join communities c on c.id = i.community_id
  join user_profiles maker on maker.id = i.maker_id
  where i.id = $1 and i.community_id = $3 and exists (
    select 1 from community_members viewer
    where viewer.community_id = c.id and viewer.user_id = $4
      and (viewer.role = 'leader' or i.maker_id = $4))`,
)

/** Undefined unless the viewer made it, or leads the community. */
export async function findOwnInvitation(
  db: Database,
  place: { readonly communityId: string; readonly invitationId: string },
  viewerId: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const { communityId, invitationId } = place
  const [row] = await selectInvitation(db, [invitationId, now, communityId, viewerId])
  return row
}

interface NewInvitation {
  readonly id: string
  readonly communityId: string
  readonly makerId: string
  readonly clientId: string
  readonly secret: string
  readonly mostUses: number | null
  readonly expiresAt: Date | null
  readonly now: Date
}

const insert = statement<
  { id: string },
  [
    id: string,
    communityId: string,
    makerId: string,
    clientId: string,
    secret: string,
    mostUses: number | null,
    expiresAt: Date | null,
    now: Date,
  ]
>(
  // The link is never older than the membership, even if the clocks of two nodes differ.
  `insert into community_invitations
    (id, community_id, maker_id, client_id, secret, most_uses, expires_at, created_at)
  select $1, m.community_id, m.user_id, $4, $5, $6::int, $7::timestamptz,
    greatest($8::timestamptz, m.joined_at)
  from community_members m where m.community_id = $2 and m.user_id = $3
  on conflict (maker_id, client_id) do nothing returning id`,
)

/** False if the same form was sent before. */
export async function insertInvitation(tx: Database, made: NewInvitation): Promise<boolean> {
  const { id, communityId, makerId, clientId, secret, mostUses, expiresAt, now } = made
  const rows = await insert(tx, [
    id,
    communityId,
    makerId,
    clientId,
    secret,
    mostUses,
    expiresAt,
    now,
  ])
  return rows.length > 0
}

/** The link that the form of this client id has made in the community. */
export async function findRepeated(
  tx: Database,
  { communityId, makerId, clientId }: NewInvitation,
): Promise<string | undefined> {
  const row = await query(tx)
    .selectFrom('community_invitations')
    .select('id')
    .where('maker_id', '=', makerId)
    .where('client_id', '=', clientId)
    .where('community_id', '=', communityId)
    .executeTakeFirst()
  return row?.id
}

/** One that was withdrawn before keeps its time. */
export async function setWithdrawn(db: Database, id: string, now: Date): Promise<void> {
  await query(db)
    .updateTable('community_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()
}

export interface InvitedRow {
  readonly id: string
  readonly person: PersonRow
  readonly joined_at: Date
}

const selectInvited = statement<InvitedRow, [invitationId: string, before: string | null]>(
  `select came.id, ${personJson('p')} as person, came.joined_at
  from invited_members came join user_profiles p on p.id = came.user_id
  where came.invitation_id = $1 and ($2::uuid is null or came.id < $2)
  order by came.id desc limit ${invitedPerPage + 1}`,
)

/** One page and one row more. The caller must have checked that the viewer may see the invitation. */
export const listInvitedRows = (
  db: Database,
  invitationId: string,
  before: string | undefined,
): Promise<readonly InvitedRow[]> => selectInvited(db, [invitationId, before ?? null])
