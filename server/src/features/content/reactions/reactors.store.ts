import type { Database } from '../../../platform/db/database.ts'
import type { Statement } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** Somebody who has reacted, and how. */
export interface ReactorRow {
  readonly user_id: string
  readonly created_at: Date
  readonly emoji: string
  readonly person: PersonRow
}

export type ReactorValues = [
  viewerId: string,
  id: string,
  createdAt: Date,
  userId: string,
  limit: number,
]

/** The last reaction of the previous page. */
export interface ReactorCursor {
  readonly createdAt: Date
  readonly userId: string
}

const beginning: ReactorCursor = {
  createdAt: new Date(0),
  userId: '00000000-0000-0000-0000-000000000000',
}

interface Asked {
  readonly id: string
  readonly viewerId: string
  readonly after: ReactorCursor | undefined
  readonly limit: number
}

export type ListReactors = (db: Database, asked: Asked) => Promise<readonly ReactorRow[]>

/** SQL for the reactions to `$2`; `seen` selects it if the viewer, `$1`, may see it. */
export const selectReactors = (table: string, column: string, seen: string): string =>
  `select r.user_id, r.created_at, r.emoji, ${personJson('p')} as person
  from ${table} r join user_profiles p on p.id = r.user_id
  where r.${column} = $2 and (r.created_at, r.user_id) > ($3, $4::uuid) and exists (${seen})
  order by r.created_at, r.user_id limit $5`

export const reactorsOf =
  (select: Statement<ReactorRow, ReactorValues>): ListReactors =>
  (db, { id, viewerId, after = beginning, limit }) =>
    select(db, [viewerId, id, after.createdAt, after.userId, limit])
