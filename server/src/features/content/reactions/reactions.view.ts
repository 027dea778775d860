import type { ReactionCounts, reactorsPage } from '@patchbay/contract/content/reactions'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { ReactionsRow } from './reactions.store.ts'
import type { ListReactors } from './reactors.store.ts'

interface ViewedReactions {
  readonly reactions: ReactionCounts
  readonly myReaction: string | null
}

/** Equally frequent ones have an order of their own, which is the same for everybody. */
export const viewReactions = ({ reaction_counts, my_reaction }: ReactionsRow): ViewedReactions => ({
  reactions: Object.entries(reaction_counts ?? {})
    .map(([emoji, count]) => ({ emoji, count }))
    .toSorted((one, other) => other.count - one.count || (one.emoji < other.emoji ? -1 : 1)),
  myReaction: my_reaction,
})

const reactorsPerPage = 50

interface AskedPage {
  readonly id: string
  readonly viewerId: string
  readonly cursor: string | undefined
}

/** One page of those who have reacted. The caller has checked that the viewer may see the thing. */
export async function showReactors(
  db: Database,
  list: ListReactors,
  { id, viewerId, cursor }: AskedPage,
): Promise<z.infer<typeof reactorsPage>> {
  const last = decodeTimeCursor(cursor)
  const after = last && { createdAt: last[0], userId: last[1] }
  const found = await list(db, { id, viewerId, after, limit: reactorsPerPage + 1 })
  const { rows, nextCursor } = pageOf(found, reactorsPerPage, (row) =>
    timeCursorOf(row.created_at, row.user_id),
  )
  return {
    reactors: rows.map(({ emoji, person }) => ({ emoji, person: viewPerson(person) })),
    nextCursor,
  }
}
