import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { newId } from '../../../platform/ids.ts'

export type VerificationRow = Selectable<Tables['verification_requests']>

const selectLatest = statement<VerificationRow, [userIds: readonly string[]]>(`
  select distinct on (user_id) id, user_id, credentials, status, submission_date, review_date,
    rejection_reason, created_at, version, renamed_from, revoked_at
  from verification_requests where user_id = any($1::uuid[])
  order by user_id, version desc`)

/** The latest request of each person. */
export const listLatestRequests = (db: Database, userIds: readonly string[]) =>
  selectLatest(db, [userIds])

const selectVersions = statement<
  { user_id: string; version: string },
  [userIds: readonly string[]]
>(`
  select user_id, max(version) as version from verification_requests
  where user_id = any($1::uuid[]) group by user_id`)

export const listVerificationVersions = (db: Database, userIds: readonly string[]) =>
  selectVersions(db, [userIds])

interface NewRequest {
  readonly userId: string
  readonly credentials: string
  readonly now: Date
}

/** Undefined if the person has a request that is not rejected, which a unique index enforces. */
export async function insertRequest(
  db: Database,
  { userId, credentials, now }: NewRequest,
): Promise<VerificationRow | undefined> {
  return (
    query(db)
      .insertInto('verification_requests')
      .values({
        id: newId(),
        user_id: userId,
        credentials,
        status: 'pending',
        submission_date: now,
        created_at: now,
      })
      // A literal: PostgreSQL cannot match the partial index with a prepared parameter.
      .onConflict((conflict) =>
        conflict.column('user_id').where('status', '<>', sql.lit('rejected')).doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
  )
}

export async function findRequest(
  db: Database,
  requestId: string,
): Promise<VerificationRow | undefined> {
  return query(db)
    .selectFrom('verification_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirst()
}

export interface Review {
  readonly status: 'approved' | 'rejected'
  readonly rejectionReason: string | null
  readonly now: Date
}

/** False if it was reviewed before. */
export async function setReview(db: Database, requestId: string, review: Review): Promise<boolean> {
  const row = await query(db)
    .updateTable('verification_requests')
    .set({
      status: review.status,
      review_date: review.now,
      rejection_reason: review.rejectionReason,
      renamed_from: null,
    })
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const revokeLatest = statement<
  { id: string },
  [userId: string, because: string, now: Date, id: string]
>(
  `with revoked as (
    update verification_requests
    set status = 'rejected', review_date = $3, rejection_reason = $2, revoked_at = $3
    where user_id = $1 and status = 'approved' returning id
  ), added as (
    insert into verification_requests (id, user_id, credentials, status, submission_date,
      review_date, rejection_reason, created_at, revoked_at)
    select $4, $1, '', 'rejected', $3, $3, $2, $3, $3 where not exists (select from revoked)
    returning id
  )
  select id from revoked union all select id from added`,
)

/**
 * The request by which the person was verified, which is rejected now; a new one if an operator has
 * verified the person without any.
 */
export async function revokeRequestOf(
  tx: Database,
  userId: string,
  because: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await revokeLatest(tx, [userId, because, now, newId()])
  return row?.id
}

/** The pending requests, the oldest first, with their people. */
export async function listPendingRequests(db: Database, limit: number) {
  return query(db)
    .selectFrom('verification_requests as request')
    .innerJoin('user_profiles as person', 'person.id', 'request.user_id')
    .select(['request.id', 'request.user_id', 'request.credentials', 'request.submission_date'])
    .select('request.renamed_from')
    .select(['person.display_name', 'person.full_name', 'person.website', 'person.social'])
    .where('request.status', '=', 'pending')
    .orderBy('request.submission_date')
    .limit(limit)
    .execute()
}

export async function deleteRequestsOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('verification_requests').where('user_id', '=', userId).execute()
}
