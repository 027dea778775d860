import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'

interface LockedArticle {
  readonly id: string
  readonly author_id: string
}

const selectArticleForUpdate = statement<
  LockedArticle & Record<string, unknown>,
  [articleId: string]
>(`select id, author_id from information_hub_posts where id = $1 for no key update`)

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

interface NewComment {
  readonly articleId: string
  readonly authorId: string
  readonly clientId: string
  readonly content: string
  readonly now: Date
}

interface Written {
  readonly id: string
  readonly isNew: boolean
}

/**
 * Returns the new comment, or the existing one if the same form is sent again because its answer
 * got lost; text that was corrected in between is saved. Undefined if the client's id was used on
 * another article.
 */
export async function insertComment(
  tx: Database,
  comment: NewComment,
): Promise<Written | undefined> {
  const made = await query(tx)
    .insertInto('information_hub_post_replies')
    .values({
      id: newId(),
      post_id: comment.articleId,
      author_id: comment.authorId,
      client_id: comment.clientId,
      content: comment.content,
      created_at: comment.now,
      updated_at: comment.now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return { id: made.id, isNew: true }
  const known = await query(tx)
    .selectFrom('information_hub_post_replies')
    .select(['id', 'content', 'edited_by'])
    .where('author_id', '=', comment.authorId)
    .where('client_id', '=', comment.clientId)
    .where('post_id', '=', comment.articleId)
    .forUpdate()
    .executeTakeFirst()
  if (known?.edited_by === null && known.content !== comment.content)
    await query(tx)
      .updateTable('information_hub_post_replies')
      .set({ content: comment.content })
      .where('id', '=', known.id)
      .execute()
  return known && { id: known.id, isNew: false }
}

export interface LockedComment {
  readonly id: string
  readonly author_id: string
  readonly content: string
}

const selectPlace = statement<{ article_id: string }, [commentId: string]>(
  `select post_id as article_id from information_hub_post_replies where id = $1`,
)

const selectCommentForUpdate = statement<LockedComment, [commentId: string]>(
  `select id, author_id, content from information_hub_post_replies where id = $1 for update`,
)

/** Locks a comment for a change, after its article. */
export async function lockComment(
  tx: Database,
  commentId: string,
): Promise<LockedComment | undefined> {
  const [place] = await selectPlace(tx, [commentId])
  if (place === undefined || !(await lockArticle(tx, place.article_id))) return undefined
  const [row] = await selectCommentForUpdate(tx, [commentId])
  return row
}

export async function setComment(
  tx: Database,
  commentId: string,
  comment: { readonly content: string; readonly now: Date },
): Promise<void> {
  await query(tx)
    .updateTable('information_hub_post_replies')
    .set({ content: comment.content, edited_by: 'author', updated_at: comment.now })
    .where('id', '=', commentId)
    .execute()
}

export async function removeComment(tx: Database, commentId: string): Promise<void> {
  await query(tx).deleteFrom('information_hub_post_replies').where('id', '=', commentId).execute()
}
