import type { Participant } from '@patchbay/contract/conversations'
import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/** Somebody's part in it. */
export type Part = Pick<Participant, 'role' | 'leftAt'>

/** What is asked before a group is changed. */
export interface LockedGroup {
  readonly id: string
  readonly isGroup: boolean
  readonly name: string | null
  readonly avatarUrl: string | null
  /** All who were ever in it, by their ids. */
  readonly parts: ReadonlyMap<string, Part>
}

interface GroupRow {
  readonly id: string
  readonly is_group: boolean
  readonly name: string | null
  readonly avatar_url: string | null
}

const group = `select id, is_group, name, avatar_url from conversations where id = $1`
const selectGroup = statement<GroupRow, [conversationId: string]>(group)
const selectGroupForUpdate = statement<GroupRow, [conversationId: string]>(
  `${group} for no key update`,
)

const selectParts = statement<
  { user_id: string; role: Part['role']; left_at: string | null },
  [conversationId: string]
>(`select user_id, role, left_at::text from conversation_participants where conversation_id = $1`)

/** Not held: for a first look. Undefined where there is none. */
export const findGroup = (db: Database, conversationId: string) =>
  readGroup(db, conversationId, selectGroup)

/**
 * Until the end of the transaction nobody else changes it; undefined where there is none. After the
 * accounts that it concerns, before anything else.
 */
export const lockGroup = (tx: Database, conversationId: string) =>
  readGroup(tx, conversationId, selectGroupForUpdate)

async function readGroup(
  db: Database,
  conversationId: string,
  read: typeof selectGroup,
): Promise<LockedGroup | undefined> {
  const [row] = await read(db, [conversationId])
  if (row === undefined) return undefined
  // A statement of its own: one that has waited for the group sees its people as they were before.
  const parts = await selectParts(db, [row.id])
  return {
    id: row.id,
    isGroup: row.is_group,
    name: row.name,
    avatarUrl: row.avatar_url,
    parts: new Map(
      parts.map(({ user_id, role, left_at }) => [user_id, { role, leftAt: left_at }] as const),
    ),
  }
}
