import type { Database } from '../../../../platform/db/database.ts'
import { quickRead, statement } from '../../../../platform/db/statement.ts'
import { isContentHidden } from '../../../accounts/profiles/public.ts'
import {
  reactionsColumns,
  reactionsOf,
  reactorsOf,
  removeReaction,
  selectReactors,
  setReaction,
  type GivenReaction,
  type ReactedRow,
  type ReactionsRow,
  type ReactorRow,
  type ReactorValues,
  type TakenReaction,
} from '../../../content/reactions/public.ts'
import { seesInside } from '../../../people/participation/public.ts'
import { raiseInside, type RaisedRow } from '../../communities/public.ts'

const table = { table: 'post_reactions', column: 'post_id' }

const lockedTable = (condition: string) => ({
  ...table,
  locked: `select me.id as user_id, p.id, p.reaction_counts
    from user_profiles me cross join community_posts p
    join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    where me.id = $1 and me.deleted_at is null and p.id = $2 and ${condition}
      and not ${isContentHidden('p.author_id')}
    for share of me for key share of c for no key update of p`,
})

/** Only for people who can see the post. In a closed community reactions are only taken back. */
export const reactToPostIn = reactionsOf({
  set: statement<ReactedRow, GivenReaction>(setReaction(lockedTable('c.closed_at is null'))),
  remove: statement<ReactedRow, TakenReaction>(removeReaction(lockedTable('true'))),
})

export interface PostReactionsRow extends ReactionsRow {
  readonly is_closed: boolean
  readonly inside_version: string
}

const columns = `${reactionsColumns(table, 'p')}, exists (
    select 1 from communities shut
    where shut.id = p.community_id and shut.closed_at is not null) as is_closed`

const selectReactions = statement<PostReactionsRow, [viewerId: string, postId: string]>(
  `select ${columns}, v.inside_version from community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  join community_versions v on v.community_id = c.id
  where p.id = $2 and not ${isContentHidden('p.author_id')}`,
)

/** Undefined if there is no such post, or the viewer may not see it. */
export async function findReactions(
  db: Database,
  postId: string,
  viewerId: string,
): Promise<PostReactionsRow | undefined> {
  const [row] = await selectReactions(db, [viewerId, postId])
  return row
}

const raiseReactions = statement<PostReactionsRow & RaisedRow, [viewerId: string, postId: string]>(
  `with raised as (
    ${raiseInside('post.community_id', 'from community_posts post where post.id = $2')})
  select ${columns}, raised.* from community_posts p cross join raised where p.id = $2`,
)

/**
 * The reactions after a change, with the version that it gets. The change has locked the post, so
 * these are the counts as of that version. The last statement of the transaction.
 */
export async function raiseReactionsOf(
  tx: Database,
  postId: string,
  viewerId: string,
): Promise<PostReactionsRow & RaisedRow> {
  const [row] = await raiseReactions(tx, [viewerId, postId])
  if (row === undefined) throw new Error('The post is locked, so it exists.')
  return row
}

export const listPostReactors = reactorsOf(
  quickRead<ReactorRow, ReactorValues>(
    selectReactors(
      'post_reactions',
      'post_id',
      `select 1 from community_posts post join communities c on c.id = post.community_id
      where post.id = $2 and ${seesInside('c', '$1')} and not ${isContentHidden('post.author_id')}`,
    ),
  ),
)
