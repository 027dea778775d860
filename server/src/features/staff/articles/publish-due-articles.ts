import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { listDue, lockArticle } from './article-drafts.store.ts'
import { publishDraft } from './publish-draft.ts'

/**
 * Runs every minute and depends only on the database. Who scheduled an article, and why, was
 * recorded then.
 */
export const publishDueArticles = job(
  'publish_due_articles',
  z.object({}),
  async (services, _payload, { log }) => {
    const now = services.now()
    const failed: string[] = []
    for (const articleId of await listDue(services.db, now)) {
      try {
        await transaction(services.db, async (tx) => {
          const locked = await lockArticle(tx, articleId)
          const { publish_at, scheduled_by } = locked?.draft ?? {}
          // Somebody may have taken it off the schedule meanwhile.
          if (!locked || !publish_at || !scheduled_by || publish_at > now) return
          await publishDraft(services, tx, locked, scheduled_by)
        })
      } catch (error) {
        // A failure must not prevent the other articles.
        log.warn({ err: error, articleId }, 'could not publish an article')
        failed.push(articleId)
      }
    }
    if (failed.length > 0) throw new Error(`Could not publish the articles ${failed.join(', ')}.`)
  },
  { recurs: '* * * * *', alone: true },
)
