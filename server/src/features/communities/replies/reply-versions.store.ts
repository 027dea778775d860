import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { seesInside } from '../../people/participation/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { editorJson, type VersionRow } from '../posts/public.ts'

const selectVersion = quickRead<
  VersionRow & Record<string, unknown>,
  [viewerId: string, replyId: string]
>(
  `select null::text as title,
    case r.edited_by when 'leader' then r.author_content else r.content end as content,
    case r.edited_by when 'leader' then r.author_written_at else r.updated_at end as written_at,
    ${editorJson}
  from post_replies r
  join community_posts p on p.id = r.post_id
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  left join user_profiles editor on editor.id = r.editor_id
  where r.id = $2 and not ${isContentHidden('r.author_id')}
    and not ${isContentHidden('p.author_id')}`,
)

/** Undefined if there is no such reply, or the viewer may not see it. */
export async function findReplyVersion(
  db: Database,
  replyId: string,
  viewerId: string,
): Promise<VersionRow | undefined> {
  const [row] = await selectVersion(db, [viewerId, replyId])
  return row
}

interface WrittenWords {
  readonly content: string
  readonly now: Date
}

const write = statement<never, [replyId: string, content: string, now: Date]>(
  `update post_replies set content = $2, updated_at = $3, edited_by = 'author',
    editor_id = null, author_content = null, author_written_at = null
  where id = $1`,
)

/** Writes the author's own words. */
export async function setReply(
  tx: Database,
  replyId: string,
  { content, now }: WrittenWords,
): Promise<void> {
  await write(tx, [replyId, content, now])
}

const rewrite = statement<never, [replyId: string, content: string, editorId: string, now: Date]>(
  `update post_replies set content = $2, editor_id = $3, updated_at = $4, edited_by = 'leader',
    author_content = case edited_by when 'leader' then author_content else content end,
    author_written_at = case edited_by when 'leader' then author_written_at else updated_at end
  where id = $1`,
)

/** Writes the leader's words, and keeps the author's. */
export async function rewriteReply(
  tx: Database,
  replyId: string,
  { content, now }: WrittenWords,
  editorId: string,
): Promise<void> {
  await rewrite(tx, [replyId, content, editorId, now])
}

const restore = statement<never, [replyId: string]>(
  `update post_replies set content = author_content, updated_at = author_written_at,
    edited_by = case when author_written_at > created_at then 'author' end,
    editor_id = null, author_content = null, author_written_at = null
  where id = $1`,
)

/** Puts the author's stored words back, as if nobody else had changed them. */
export async function restoreReply(tx: Database, replyId: string): Promise<void> {
  await restore(tx, [replyId])
}
