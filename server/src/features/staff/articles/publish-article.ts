import * as contract from '@patchbay/contract/staff/articles'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { operatorOf, record } from '../audit/public.ts'
import { putDraft } from './article-drafts.store.ts'
import { refusingTaken, requireArticle, showWritten } from './change-draft.ts'
import { publishDraft, requireReady } from './publish-draft.ts'

export const publishArticle = action(contract.publishArticle, async (ctx, { params, body }) => {
  const { articleId } = params
  const operator = await operatorOf(ctx, body.reason)
  return refusingTaken(() =>
    transaction(ctx.db, async (tx) => {
      const locked = await requireArticle(tx, articleId, body.revision)
      const authorId = await publishDraft(ctx, tx, locked, ctx.viewer.userId)
      const { slug } = locked.draft ?? { slug: '' }
      await record(tx, operator, 'publish-article', authorId, { articleId, slug })
      return showWritten(tx, articleId)
    }),
  )
})

/**
 * What was checked now is what will be published, so nobody can change it until then. Changes of an
 * article that members can read already are published at once.
 */
export const scheduleArticle = action(contract.scheduleArticle, async (ctx, { params, body }) => {
  const { articleId } = params
  const publishAt = new Date(body.publishAt)
  const operator = await operatorOf(ctx, body.reason)
  if (publishAt <= ctx.now()) {
    const issues = [{ path: 'body/publishAt', message: 'Choose a time to come' }]
    throw new AppError('invalid_input', undefined, { issues })
  }
  return transaction(ctx.db, async (tx) => {
    const { draft, published } = await requireArticle(tx, articleId, body.revision)
    if (published?.withdrawn_at === null || draft === undefined)
      throw new AppError('article_published')
    if (draft.publish_at !== null) throw new AppError('article_scheduled')
    requireReady(draft)
    await putDraft(tx, {
      ...draft,
      revision: draft.revision + 1,
      publish_at: publishAt,
      scheduled_by: ctx.viewer.userId,
    })
    const details = { articleId, slug: draft.slug, publishAt: publishAt.toISOString() }
    await record(tx, operator, 'schedule-article', null, details)
    return showWritten(tx, articleId)
  })
})
