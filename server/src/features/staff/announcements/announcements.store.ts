import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { isBanned, isThere } from '../../accounts/profiles/public.ts'

export type AnnouncementRow = Selectable<Tables['announcements']>

interface ShownRow {
  readonly id: string
  readonly text: string
  readonly link: string | null
  readonly ends_at: Date
}

const selectShown = quickRead<ShownRow, [now: Date]>(
  `select id, text, link, ends_at from announcements where ended_at is null and ends_at > $1`,
)

export async function findShown(db: Database, now: Date): Promise<ShownRow | undefined> {
  const [row] = await selectShown(db, [now])
  return row
}

/** Locks the one that has not ended. */
export async function lockRunning(tx: Database, now: Date): Promise<AnnouncementRow | undefined> {
  return query(tx)
    .selectFrom('announcements')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function findSent(db: Database, now: Date): Promise<AnnouncementRow | undefined> {
  return query(db)
    .selectFrom('announcements')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}

/** Makes room for the next. */
export async function closePast(tx: Database, now: Date): Promise<void> {
  await query(tx)
    .updateTable('announcements')
    .set((eb) => ({ ended_at: eb.ref('ends_at') }))
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute()
}

type NewRow = Pick<
  AnnouncementRow,
  'id' | 'text' | 'link' | 'ends_at' | 'created_by' | 'created_at' | 'by_mail'
>

/** False if another is running. */
export async function insertAnnouncement(tx: Database, row: NewRow): Promise<boolean> {
  const made = await query(tx)
    .insertInto('announcements')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function setEnded(tx: Database, id: string, now: Date): Promise<void> {
  await query(tx).updateTable('announcements').set({ ended_at: now }).where('id', '=', id).execute()
}

interface Receiver {
  readonly id: string
  readonly email: string | null
}

/** An address that the person has proven to have, or none. */
const selectReceivers = statement<Receiver, [after: string, limit: number]>(
  `select p.id, (select min(proven.email) from (
      select email from password_credentials where user_id = p.id
      union all select email from identities where user_id = p.id and email_verified) proven
    ) as email
  from user_profiles p
  where p.id > $1 and ${isThere('p')} and not ${isBanned('p')}
  order by p.id limit $2`,
)

const first = '00000000-0000-0000-0000-000000000000'

export const listReceivers = (
  tx: Database,
  after: string | null,
  limit: number,
): Promise<readonly Receiver[]> => selectReceivers(tx, [after ?? first, limit])

export async function noteMailed(
  tx: Database,
  id: string,
  progress: Pick<AnnouncementRow, 'mailed_to' | 'mailed' | 'mailed_at'>,
): Promise<void> {
  await query(tx).updateTable('announcements').set(progress).where('id', '=', id).execute()
}
