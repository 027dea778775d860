import { repliesPerPage } from '@patchbay/contract/communities/replies'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { shownReplyCount, isContentHidden } from '../../accounts/profiles/public.ts'
import {
  addLike,
  likesOf,
  removeLike,
  type AddedLike,
  type LikedRow,
  type RemovedLike,
} from '../../content/likes/public.ts'
import { previewJson, type PreviewRow } from '../../content/previews/public.ts'
import {
  pageOfThread,
  replyTables,
  threadRepliesOf,
  threadReplyColumns,
  type ThreadPageValues,
  type ThreadReplyRow,
} from '../../content/threads/public.ts'
import {
  partOf,
  roleOf,
  seesInside,
  type CommunityRole,
  type MuteColumns,
} from '../../people/participation/public.ts'
import { raiseInside, type RaisedRow } from '../communities/public.ts'

/** A reply with everything that is shown of it, for one viewer. */
export interface ReplyRow extends ThreadReplyRow, MuteColumns {
  readonly post_id: string
  readonly preview: PreviewRow | null
  readonly community_id: string
  readonly leader_id: string
  readonly is_closed: boolean
  /** The viewer's. */
  readonly role: CommunityRole | null
  readonly author_role: CommunityRole | null
  /** How many replies the post has. */
  readonly reply_count: number
  /** Who edited it as leader, if that is known. */
  readonly editor_id: string | null
  readonly inside_version: string
}

/** The viewer is `$1`. `version` is read from the versions of communities, `v`. */
const visibleWith = (
  versions: string,
  version: string,
): string => `select ${threadReplyColumns(replyTables)}, r.post_id,
    ${previewJson('r')} as preview, p.community_id, c.leader_id,
    c.closed_at is not null as is_closed, ${partOf('$1')}, ${roleOf('r.author_id')} as author_role,
    ${shownReplyCount('p', 'post_replies')} as reply_count, r.editor_id, ${version}
  from post_replies r
  join community_posts p on p.id = r.post_id
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  join ${versions} v on v.community_id = c.id
  join user_profiles author on author.id = r.author_id`

const visible = visibleWith('community_versions', 'v.inside_version')

/**
 * A read after a change does not ask this, because its lock was given to somebody who saw the
 * reply.
 */
const isSeen = `not ${isContentHidden('r.author_id')} and not ${isContentHidden('p.author_id')}`

const selectReply = quickRead<ReplyRow, [viewerId: string, replyId: string]>(
  `${visible} where r.id = $2 and ${isSeen}`,
)

/** Undefined if there is no such reply, or the viewer may not see it. */
export async function findReply(
  db: Database,
  replyId: string,
  viewerId: string,
): Promise<ReplyRow | undefined> {
  const [row] = await selectReply(db, [viewerId, replyId])
  return row
}

const raiseReply = statement<ReplyRow & RaisedRow, [viewerId: string, replyId: string]>(
  `with raised as (${raiseInside(
    'post.community_id',
    'from community_posts post join post_replies on post_id = post.id where post_replies.id = $2',
  )})
  ${visibleWith('raised', 'v.inside_version, v.changed_at')} where r.id = $2`,
)

/**
 * A reply after a change of its likes or of the number of replies, with the version that the change
 * gets. The change has locked what is counted. The last statement of the transaction.
 */
export async function raiseReplyOf(
  tx: Database,
  replyId: string,
  viewerId: string,
): Promise<ReplyRow & RaisedRow> {
  const [row] = await raiseReply(tx, [viewerId, replyId])
  if (row === undefined) throw new Error('The reply is locked, so it exists.')
  return row
}

export const listRepliesOf = threadRepliesOf(
  quickRead<ReplyRow, ThreadPageValues>(
    `${visible} where r.post_id = $2 and ${isSeen} and ${pageOfThread(repliesPerPage)}`,
  ),
)

interface LikedReply extends LikedRow {
  readonly author_id: string
  readonly community_id: string
  readonly post_id: string
}

const likesTable = (condition: string) => ({
  table: 'reply_likes',
  column: 'reply_id',
  locked: `select me.id as user_id, r.id, r.author_id, p.community_id, p.id as post_id
    from user_profiles me cross join post_replies r
    join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    where me.id = $1 and me.deleted_at is null and r.id = $2 and ${condition}
      and not ${isContentHidden('r.author_id')} and not ${isContentHidden('p.author_id')}
    for share of me for key share of c, p, r`,
})

/** Only for people who can see the reply. In a closed community nobody likes it any more. */
export const replyLikes = likesOf({
  add: statement<LikedReply, AddedLike>(addLike(likesTable('c.closed_at is null'))),
  remove: statement<LikedReply, RemovedLike>(removeLike(likesTable('true'))),
})
