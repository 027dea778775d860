import * as contract from '@patchbay/contract/hub/articles'
import { action } from '../../../platform/http/action.ts'
import { decodeTimePlace, pageOf, timePlaceOf } from '../../../platform/http/paging.ts'
import { viewCard } from './article.view.ts'
import { listCards, type ArticlePlace, type CardRow } from './articles.store.ts'

const placeOf = (row: CardRow) => timePlaceOf(row.created_at, row.id)

function placeIn(cursor: string | undefined): ArticlePlace | undefined {
  const found = decodeTimePlace(cursor)
  return found && { createdAt: found[0], id: found[1] }
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
