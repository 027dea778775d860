import { repliesPerPage, type PostReply } from '@patchbay/contract/communities/replies'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { seesInside } from '../../people/participation/public.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** A reply with everything that is shown of it, for one viewer. */
export interface ReplyRow {
  readonly id: string
  readonly post_id: string
  readonly community_id: string
  readonly leader_id: string
  readonly author_id: string
  readonly author: PersonRow
  readonly author_blocked: boolean
  readonly content: string
  readonly like_count: number
  readonly liked_by_me: boolean
  readonly created_at: Date
  readonly updated_at: Date
  readonly edited_by: PostReply['editedBy']
}

/** The viewer is `$1`. */
const visible = `select r.id, r.post_id, p.community_id, c.leader_id, r.author_id,
    ${personJson('author')} as author, ${hasBlocked('$1', 'r.author_id')} as author_blocked,
    r.content, r.like_count, exists (
      select 1 from reply_likes l where l.reply_id = r.id and l.user_id = $1) as liked_by_me,
    r.created_at, r.updated_at, r.edited_by
  from post_replies r
  join community_posts p on p.id = r.post_id
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  join user_profiles author on author.id = r.author_id`

const selectReply = quickRead<ReplyRow, [viewerId: string, replyId: string]>(
  `${visible} where r.id = $2`,
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

/** The last reply of the previous page. */
export interface ReplyPlace {
  readonly createdAt: Date
  readonly id: string
}

const beginning: ReplyPlace = {
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
}

const selectReplies = quickRead<
  ReplyRow,
  [viewerId: string, postId: string, createdAt: Date, id: string]
>(`${visible} where r.post_id = $2 and (r.created_at, r.id) > ($3, $4::uuid)
  order by r.created_at, r.id limit ${repliesPerPage + 1}`)

/** One page and one reply more, in the order in which they were written. */
export const listRepliesOf = (
  db: Database,
  viewerId: string,
  postId: string,
  after: ReplyPlace = beginning,
): Promise<readonly ReplyRow[]> => selectReplies(db, [viewerId, postId, after.createdAt, after.id])
