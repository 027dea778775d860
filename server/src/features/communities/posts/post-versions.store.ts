import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { isContentHidden, personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { seesInside } from '../../people/participation/public.ts'

/** What the author wrote last, and who has changed it since as leader. */
export interface VersionRow {
  readonly title: string | null
  /** Null with the time, if a leader changed it before versions were stored. */
  readonly content: string | null
  readonly written_at: Date | null
  readonly editor: PersonRow | null
}

/** SQL for the editor of `VersionRow`, from the profile `editor` that is joined if there is one. */
export const editorJson = `case when editor.id is not null then ${personJson('editor')} end as editor`

const selectVersion = quickRead<
  VersionRow & Record<string, unknown>,
  [viewerId: string, postId: string]
>(
  `select case p.edited_by when 'leader' then p.author_title else p.title end as title,
    case p.edited_by when 'leader' then p.author_content else p.content end as content,
    case p.edited_by when 'leader' then p.author_written_at else p.updated_at end as written_at,
    ${editorJson}
  from community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  left join user_profiles editor on editor.id = p.editor_id
  where p.id = $2 and not ${isContentHidden('p.author_id')}`,
)

/** Undefined if there is no such post, or the viewer may not see it. */
export async function findPostVersion(
  db: Database,
  postId: string,
  viewerId: string,
): Promise<VersionRow | undefined> {
  const [row] = await selectVersion(db, [viewerId, postId])
  return row
}

interface WrittenWords {
  readonly title: string | null
  readonly content: string
  readonly now: Date
}

const rewrite = statement<
  never,
  [postId: string, title: string | null, content: string, editorId: string, now: Date]
>(
  `update community_posts set title = $2, content = $3, editor_id = $4, updated_at = $5,
    edited_by = 'leader',
    author_title = case edited_by when 'leader' then author_title else title end,
    author_content = case edited_by when 'leader' then author_content else content end,
    author_written_at = case edited_by when 'leader' then author_written_at else updated_at end
  where id = $1`,
)

/** Writes the leader's words, and keeps the author's. */
export async function rewritePost(
  tx: Database,
  postId: string,
  { title, content, now }: WrittenWords,
  editorId: string,
): Promise<void> {
  await rewrite(tx, [postId, title, content, editorId, now])
}

const restore = statement<never, [postId: string]>(
  `update community_posts set title = author_title, content = author_content,
    updated_at = author_written_at,
    edited_by = case when author_written_at > created_at then 'author' end,
    editor_id = null, author_title = null, author_content = null, author_written_at = null
  where id = $1`,
)

/** Puts the author's stored words back, as if nobody else had changed them. */
export async function restorePost(tx: Database, postId: string): Promise<void> {
  await restore(tx, [postId])
}
