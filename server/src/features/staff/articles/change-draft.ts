import type { WrittenArticle } from '@patchbay/contract/staff/articles'
import { transaction, type Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import {
  lockArticle,
  putDraft,
  findDraftAt,
  removeDraft,
  type DraftRow,
  type LockedArticle,
} from './article-drafts.store.ts'
import { draftCoverFolder } from './draft-covers.ts'
import { viewWritten } from './written-article.view.ts'
import { findWritten } from './written-articles.store.ts'

export async function showWritten(db: Database, articleId: string): Promise<WrittenArticle> {
  const row = await findWritten(db, articleId)
  if (row === undefined) throw new AppError('article_not_found')
  return viewWritten(row)
}

export const revisionOf = ({ draft, published }: LockedArticle): number =>
  draft?.revision ?? published?.revision ?? 0

/** Locks an article that nobody has saved since this revision. */
export async function requireArticle(
  tx: Database,
  articleId: string,
  revision?: number,
): Promise<LockedArticle> {
  const locked = await lockArticle(tx, articleId)
  if (locked === undefined) throw new AppError('article_not_found')
  if (revision !== undefined && revisionOf(locked) !== revision)
    throw new AppError('article_changed')
  return locked
}

/** The draft, or one that begins with what is published. */
export function draftOf({ draft, published }: LockedArticle, by: string, now: Date): DraftRow {
  if (draft !== undefined) return draft
  if (published === undefined) throw new AppError('article_not_found')
  const { id, slug, author_id, category_id, title, summary, content, revision } = published
  return {
    id,
    slug,
    author_id,
    category_id,
    title,
    summary,
    content,
    revision,
    cover_upload: null,
    keeps_cover: published.cover_image !== null,
    publish_at: null,
    scheduled_by: null,
    saved_by: by,
    saved_at: now,
    created_at: now,
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** If two articles take the same address at once, the database refuses the second. */
export async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isTaken(error) ? new AppError('article_address_taken', error) : error
  }
}

type Changed = Partial<
  Pick<
    DraftRow,
    | 'slug'
    | 'author_id'
    | 'category_id'
    | 'title'
    | 'summary'
    | 'content'
    | 'cover_upload'
    | 'keeps_cover'
  >
>

interface Change {
  readonly articleId: string
  /** The one that the change is based on. */
  readonly revision: number
  readonly make: (tx: Database, draft: DraftRow, locked: LockedArticle) => Promise<Changed>
}

/** Saves a draft, which is no action that the audit log lists: it happens every few seconds. */
export function changeDraft(
  ctx: ViewerContext,
  { articleId, revision, make }: Change,
): Promise<WrittenArticle> {
  const saved_by = ctx.viewer.userId
  const saved_at = ctx.now()
  return refusingTaken(() =>
    transaction(ctx.db, async (tx) => {
      const locked = await requireArticle(tx, articleId, revision)
      const draft = draftOf(locked, saved_by, saved_at)
      if (draft.publish_at !== null) throw new AppError('article_scheduled')
      const changed = await make(tx, draft, locked)
      await putDraft(tx, { ...draft, ...changed, revision: revision + 1, saved_by, saved_at })
      return showWritten(tx, articleId)
    }),
  )
}

/** Deletes the draft of an article that is deleted; a job removes its covers. */
export async function deleteDraftAt(tx: Database, slug: string): Promise<void> {
  const draft = await findDraftAt(tx, slug)
  if (draft === undefined) return
  await removeDraft(tx, draft.id)
  await enqueue(tx, removeFolder, { folder: draftCoverFolder(draft.id) })
}
