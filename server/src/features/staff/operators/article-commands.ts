import { transaction, type Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import {
  ArticleFileError,
  prepareArticle,
  publishArticle as publish,
  unpublishArticle as unpublish,
  type Published,
} from '../../hub/articles/public.ts'
import { deleteDraftAt, findDraftAt } from '../articles/public.ts'
import { record, type Operator } from '../audit/public.ts'
import { CommandError } from './command-error.ts'

/** Publishes a Markdown file as an article, or replaces the article with its slug. */
export async function publishArticle(
  services: Pick<Services, 'db' | 'storage' | 'pictures' | 'now'>,
  operator: Operator,
  path: string,
): Promise<Published> {
  try {
    const article = await prepareArticle(services, path)
    return await transaction(services.db, async (tx) => {
      // What editors have not published yet is not overwritten.
      if ((await findDraftAt(tx, article.slug)) !== undefined)
        throw new CommandError(
          `An editor has "${article.slug}" as a draft: publish or delete it in the console.`,
        )
      const done = await publish(services, tx, article)
      const { slug, outcome } = done
      await record(tx, operator, 'publish-article', done.authorId, { slug, outcome })
      return done
    })
  } catch (error) {
    if (error instanceof ArticleFileError) throw new CommandError(`${path}\n${error.message}`)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file ${path}.`)
    throw error
  }
}

export async function unpublishArticle(
  db: Database,
  operator: Operator,
  slug: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await unpublish(tx, slug))) throw new CommandError(`There is no article "${slug}".`)
    await deleteDraftAt(tx, slug)
    await record(tx, operator, 'unpublish-article', null, { slug })
  })
}
