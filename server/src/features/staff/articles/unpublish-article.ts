import * as contract from '@patchbay/contract/staff/articles'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action, type Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { articleCovers, withdrawArticle } from '../../hub/articles/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import {
  lockArticle,
  putDraft,
  removeDraft,
  removePublished,
  type DraftRow,
  type PublishedRow,
} from './article-drafts.store.ts'
import { draftOf, requireArticle, revisionOf, showWritten } from './change-draft.ts'
import { draftCoverFolder, hideCover } from './draft-covers.ts'
import { removeHiddenCover } from './remove-hidden-cover.ts'

/** A published article, or one that waits for its time, becomes a draft again. */
export const unpublishArticle = action(contract.unpublishArticle, async (ctx, request) => {
  const { articleId } = request.params
  const { userId } = ctx.viewer
  const now = ctx.now()
  const operator = await operatorOf(ctx, request.body.reason)
  return transaction(ctx.db, async (tx) => {
    const locked = await requireArticle(tx, articleId)
    const { published } = locked
    const isLive = published !== undefined && published.withdrawn_at === null
    const draft = draftOf(locked, userId, now)
    if (!isLive && draft.publish_at === null) throw new AppError('article_not_published')
    const cover = isLive ? await takeBack(ctx, tx, published, draft, now) : {}
    await putDraft(tx, {
      ...draft,
      ...cover,
      publish_at: null,
      scheduled_by: null,
      revision: revisionOf(locked) + 1,
    })
    const details = { articleId, slug: draft.slug, was: isLive ? 'published' : 'scheduled' }
    await record(tx, operator, 'unpublish-article', null, details)
    return showWritten(tx, articleId)
  })
})

/** Nobody but editors can fetch the cover any more; the draft gets a copy. */
async function takeBack(
  services: Pick<Services, 'storage'>,
  tx: Database,
  { id, cover_image }: PublishedRow,
  draft: DraftRow,
  now: Date,
): Promise<Pick<DraftRow, 'cover_upload' | 'keeps_cover'>> {
  const upload =
    draft.keeps_cover && cover_image !== null ? await hideCover(services, id) : draft.cover_upload
  if (cover_image !== null) await enqueue(tx, removeHiddenCover, { articleId: id })
  await withdrawArticle(tx, id, now)
  return { cover_upload: upload, keeps_cover: false }
}

export const deleteArticle = action(contract.deleteArticle, async (ctx, request) => {
  const { articleId } = request.params
  const operator = await operatorOf(ctx, request.body.reason)
  await transaction(ctx.db, async (tx) => {
    const locked = await lockArticle(tx, articleId, 'deletion')
    if (locked === undefined) throw new AppError('article_not_found')
    const { draft, published } = locked
    await removePublished(tx, articleId)
    await removeDraft(tx, articleId)
    await enqueue(tx, removeFolder, { folder: articleCovers.folderOf(articleId) })
    await enqueue(tx, removeFolder, { folder: draftCoverFolder(articleId) })
    const slug = draft?.slug ?? published?.slug
    await record(tx, operator, 'delete-article', null, { articleId, slug })
  })
})
