import type { Participant } from '@patchbay/contract/messaging/conversations'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

/** A participant of the group. */
export interface Part extends Pick<Participant, 'role' | 'leftAt'> {
  /** They left, and nobody has removed them. */
  readonly leftBySelf: boolean
  /** When they were asked to come back, unless they have said no. */
  readonly askedBackAt: Date | null
}

/** The facts that are checked before a group is changed. */
export interface LockedGroup {
  readonly id: string
  readonly isGroup: boolean
  readonly name: string | null
  readonly avatarUrl: string | null
  /** Everyone who was ever in the group, by id. */
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

interface PartRow {
  readonly user_id: string
  readonly role: Part['role']
  readonly left_at: string | null
  readonly left_by_self: boolean
  readonly asked_back_at: Date | null
}

const selectParts = statement<PartRow & Record<string, unknown>, [conversationId: string]>(
  `select user_id, role, left_at::text, left_at is not null and left_by_self as left_by_self,
    case when declined_at is null then asked_back_at end as asked_back_at
  from conversation_participants where conversation_id = $1`,
)

const viewPart = (row: PartRow): Part => ({
  role: row.role,
  leftAt: row.left_at,
  leftBySelf: row.left_by_self,
  askedBackAt: row.asked_back_at,
})

/** Reads without a lock, for a first check. Undefined if there is no such group. */
export const findGroup = (db: Database, conversationId: string) =>
  readGroup(db, conversationId, selectGroup)

/**
 * Locks the group until the transaction ends; undefined if there is none. Affected accounts must be
 * locked before it, everything else after it.
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
  // This must be a separate statement: one that waited for the lock on the group would see the
  // participants as they were before.
  const parts = await selectParts(db, [row.id])
  return {
    id: row.id,
    isGroup: row.is_group,
    name: row.name,
    avatarUrl: row.avatar_url,
    parts: new Map(parts.map((part) => [part.user_id, viewPart(part)] as const)),
  }
}
