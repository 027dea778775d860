import * as contract from '@patchbay/contract/hub/articles'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewCard } from './article.view.ts'
import { listCards, type ArticlePlace, type CardRow } from './articles.store.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])
const placeOf = (row: CardRow): z.infer<typeof place> => [row.created_at.toISOString(), row.id]

function placeIn(cursor: string | undefined): ArticlePlace | undefined {
  const found = decodeCursor(place, cursor)
  return found && { createdAt: new Date(found[0]), id: found[1] }
}

export const listArticles = action(contract.listArticles, async (ctx, { query }) => {
  const found = await listCards(ctx.db, ctx.viewer.userId, {
    category: query.category,
    after: placeIn(query.cursor),
    limit: contract.articlesPerPage + 1,
  })
  const { rows, nextCursor } = pageOf(found, contract.articlesPerPage, placeOf)
  return { articles: rows.map(viewCard), nextCursor }
})
