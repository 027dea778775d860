import { slugOf } from '@patchbay/contract/hub/article-slugs'
import * as contract from '@patchbay/contract/staff/articles'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { newId } from '../../../platform/ids.ts'
import { isFreeSlug } from '../../hub/articles/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { putDraft } from './article-drafts.store.ts'
import { refusingTaken, showWritten } from './change-draft.ts'
import { isSlugTaken } from './written-articles.store.ts'

/** In characters, so that there is room for a number after it. */
const longestSlug = 100

export const createArticle = action(contract.createArticle, async (ctx, { body }) => {
  const id = newId()
  const now = ctx.now()
  const operator = await operatorOf(ctx, body.reason)
  return refusingTaken(() =>
    transaction(ctx.db, async (tx) => {
      const slug = await freeSlug(tx, body.title, id)
      await putDraft(tx, {
        id,
        slug,
        title: body.title,
        summary: '',
        content: '',
        author_id: null,
        category_id: null,
        cover_upload: null,
        keeps_cover: false,
        revision: 1,
        publish_at: null,
        scheduled_by: null,
        saved_by: ctx.viewer.userId,
        saved_at: now,
        created_at: now,
      })
      await record(tx, operator, 'create-article', null, { articleId: id, slug })
      return showWritten(tx, id)
    }),
  )
})

/** Made from the title; with a number if another article has it. */
async function freeSlug(tx: Database, title: string, id: string): Promise<string> {
  const start = slugOf(title).slice(0, longestSlug).replace(/-+$/, '') || 'article'
  for (let number = 1; number <= 50; number += 1) {
    const slug = number === 1 ? start : `${start}-${number}`
    if (isFreeSlug(slug) && !(await isSlugTaken(tx, slug, id))) return slug
  }
  return `${start}-${id.slice(-12)}`
}
