import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { aroundThreadReply, commentTables } from '../../content/threads/public.ts'
import type { SurroundingRow } from '../../people/reports/public.ts'

const selectAround = statement<SurroundingRow, [commentId: string]>(
  aroundThreadReply(commentTables, 'own.id = $1'),
)

/** Everybody sees comments, so that it does not matter for whom. */
export const listAroundComment = (db: Database, _viewerId: string, commentId: string) =>
  selectAround(db, [commentId])
