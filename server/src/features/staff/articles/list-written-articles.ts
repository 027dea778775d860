import * as contract from '@patchbay/contract/staff/articles'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { showWritten } from './change-draft.ts'
import { viewWrittenCard } from './written-article.view.ts'
import { listAuthors, listWritten } from './written-articles.store.ts'

const place = z.object({ savedAt: z.coerce.date(), id: z.uuid() })

export const listWrittenArticles = action(
  contract.listWrittenArticles,
  async ({ db }, { query }) => {
    const found = await listWritten(db, decodeCursor(place, query.cursor))
    const { rows, nextCursor } = pageOf(found, contract.writtenArticlesPerPage, (last) => ({
      savedAt: last.saved_at,
      id: last.id,
    }))
    return { articles: rows.map(viewWrittenCard), nextCursor }
  },
)

export const getWrittenArticle = action(contract.getWrittenArticle, ({ db }, { params }) =>
  showWritten(db, params.articleId),
)

export const listArticleAuthors = action(contract.listArticleAuthors, async ({ db }) => ({
  authors: (await listAuthors(db)).map(viewPerson),
}))
