import type { Database } from '../../../platform/db/database.ts'
import type { Statement } from '../../../platform/db/statement.ts'
import type { ThreadCursor } from './thread-pages.ts'

const beginning: ThreadCursor = {
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
}

export type ThreadPageValues = [viewerId: string, postId: string, createdAt: Date, id: string]

/** SQL that ends a statement for `threadRepliesOf`: replies `r`, in the order of writing. */
export const pageOfThread = (perPage: number): string =>
  `(r.created_at, r.id) > ($3, $4::uuid) order by r.created_at, r.id limit ${perPage + 1}`

/** One page of the replies to a post or an article, and one reply more. */
export const threadRepliesOf =
  <Row>(select: Statement<Row, ThreadPageValues>) =>
  (db: Database, viewerId: string, postId: string, after = beginning): Promise<readonly Row[]> =>
    select(db, [viewerId, postId, after.createdAt, after.id])
