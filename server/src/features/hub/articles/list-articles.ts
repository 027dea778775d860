import * as contract from '@patchbay/contract/hub/articles'
import { action } from '../../../platform/http/action.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import { viewCard } from './article.view.ts'
import { listCards, type ArticleCursor, type CardRow } from './articles.store.ts'

const cursorOf = (row: CardRow) => timeCursorOf(row.created_at, row.id)

function cursorIn(cursor: string | undefined): ArticleCursor | undefined {
  const found = decodeTimeCursor(cursor)
  return found && { createdAt: found[0], id: found[1] }
}

export const listArticles = action(contract.listArticles, async (ctx, { query }) => {
  const found = await listCards(ctx.db, ctx.viewer.userId, {
    category: query.category,
    after: cursorIn(query.cursor),
    limit: contract.articlesPerPage + 1,
  })
  const { rows, nextCursor } = pageOf(found, contract.articlesPerPage, cursorOf)
  return { articles: rows.map(viewCard), nextCursor }
})
