import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { articleCovers } from '../../hub/articles/public.ts'
import { lockArticle } from './article-drafts.store.ts'

/**
 * Removes the public files of a cover that members no longer see. Only after the commit, because
 * files do not come back when a transaction fails. The lock keeps a cover that is published
 * meanwhile from being written until it is known whether it stays.
 */
export const removeHiddenCover = job(
  'remove_hidden_cover',
  z.object({ articleId: z.uuid() }),
  async (services, { articleId }) =>
    transaction(services.db, async (tx) => {
      const locked = await lockArticle(tx, articleId)
      if (locked?.published?.cover_image) return
      await articleCovers.remove(services, articleId)
    }),
)
