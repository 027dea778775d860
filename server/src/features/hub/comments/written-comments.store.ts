import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isShown } from '../articles/public.ts'

interface LockedArticle {
  readonly id: string
  readonly author_id: string
}

const selectArticleForUpdate = statement<
  LockedArticle & Record<string, unknown>,
  [articleId: string]
>(`select id, author_id from information_hub_posts a where id = $1 and ${isShown('a')}
  for no key update`)

const selectAnyForUpdate = statement<LockedArticle & Record<string, unknown>, [articleId: string]>(
  `select id, author_id from information_hub_posts where id = $1 for no key update`,
)

/** The same for staff, who also remove comments of an article that nobody can read any more. */
export async function lockAnyArticle(
  tx: Database,
  articleId: string,
): Promise<LockedArticle | undefined> {
  const [row] = await selectAnyForUpdate(tx, [articleId])
  return row
}

/**
 * Must be called before any change to the number of comments of an article, and before a comment is
 * locked: deleting an account locks in the same order, which prevents deadlocks.
 */
export async function lockArticle(
  tx: Database,
  articleId: string,
): Promise<LockedArticle | undefined> {
  const [row] = await selectArticleForUpdate(tx, [articleId])
  return row
}

export interface LockedComment {
  readonly id: string
  readonly author_id: string
  readonly content: string
}

const selectArticle = statement<{ article_id: string }, [commentId: string]>(
  `select post_id as article_id from information_hub_post_replies where id = $1`,
)

const selectCommentForUpdate = statement<LockedComment, [commentId: string]>(
  `select id, author_id, content from information_hub_post_replies where id = $1 for update`,
)

/** Locks a comment for a change, after its article. */
export async function lockComment(
  tx: Database,
  commentId: string,
  lockArticleOf: typeof lockArticle = lockArticle,
): Promise<LockedComment | undefined> {
  const [found] = await selectArticle(tx, [commentId])
  if (found === undefined || !(await lockArticleOf(tx, found.article_id))) return undefined
  const [row] = await selectCommentForUpdate(tx, [commentId])
  return row
}

export async function setComment(
  tx: Database,
  commentId: string,
  { content, now }: { readonly content: string; readonly now: Date },
): Promise<void> {
  await query(tx)
    .updateTable('information_hub_post_replies')
    .set({ content, edited_by: 'author', updated_at: now })
    .where('id', '=', commentId)
    .execute()
}
