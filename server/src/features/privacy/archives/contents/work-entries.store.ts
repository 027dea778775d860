import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { pageOf, shownName, type EntryRow, type EntryValues } from './entry-rows.store.ts'

export const listings = statement<EntryRow, EntryValues>(
  pageOf(`select l.id::text as key, json_build_object('id', l.id, 'title', l.title,
      'category', l.category, 'text', l.description, 'price', l.price, 'priceType', l.price_type,
      'turnaround', l.turnaround, 'available', l.availability, 'links', l.links,
      'createdAt', l.created_at, 'updatedAt', l.updated_at, 'files', (
        select json_agg(a.id order by a.position) from attachments a
        where a.listing_id = l.id and a.owner_id = $1)) as entry
    from service_listings l where l.provider_id = $1`),
)

export const searches = statement<EntryRow, EntryValues>(
  pageOf(`select 'a' || s.id as key, json_build_object('kind', 'saved', 'title', s.name,
      'of', s.kind, 'facets', s.facets, 'createdAt', s.created_at) as entry
    from saved_searches s where s.user_id = $1
    union all select 'b' || s.id, json_build_object('kind', 'marketplace', 'text', s.search_text,
      'createdAt', s.created_at)
    from service_listing_searches s where s.user_id = $1`),
)

export const blocks = statement<EntryRow, EntryValues>(
  pageOf(`select b.blocked_id::text as key, json_build_object('person', ${shownName('p')},
      'createdAt', b.created_at) as entry
    from user_blocks b join user_profiles p on p.id = b.blocked_id where b.blocker_id = $1`),
)

/** One's own words. What was decided comes as a notification. */
export const reports = statement<EntryRow, EntryValues>(
  pageOf(`select r.id::text as key, json_build_object('of', r.subject_type, 'text', r.reason,
      'createdAt', r.created_at) as entry
    from user_reports r where r.reporter_id = $1`),
)

/** What was written to the team, and what it answered; never what it noted for itself. */
export const team = statement<EntryRow, EntryValues>(
  pageOf(`select 'a' || v.id as key, json_build_object('kind', 'verification request',
      'text', v.credentials, 'status', v.status, 'answer', v.rejection_reason,
      'createdAt', v.submission_date, 'answeredAt', v.review_date) as entry
    from verification_requests v where v.user_id = $1
    union all select 'b' || f.id, json_build_object('kind', f.type, 'text', f.content,
      'replyTo', f.reply_to, 'status', f.status, 'answer', f.answer,
      'createdAt', f.created_at, 'answeredAt', f.answered_at)
    from user_feedback f where f.user_id = $1
    union all select 'c' || b.id, json_build_object('kind', 'ban', 'text', b.words,
      'createdAt', b.created_at, 'expiresAt', b.expires_at)
    from banned_users b where b.user_id = $1
    union all select 'd' || a.id, json_build_object('kind', 'appeal', 'text', a.content,
      'status', a.outcome, 'answer', a.answer, 'createdAt', a.created_at,
      'answeredAt', a.answered_at)
    from ban_appeals a where a.user_id = $1`),
)

/** What staff have taken away is not among them, as it is not in the app. */
const ownFiles = `from attachments a
  where a.owner_id = $1 and a.removal_id is null and a.missing_at is null`

export const files = statement<EntryRow, EntryValues>(
  pageOf(`select a.id::text as key, json_build_object('id', a.id, 'name', a.name, 'kind', a.kind,
      'type', a.type, 'bytes', coalesce(a.original_size, a.size), 'for', case
        when a.post_id is not null then 'a post' when a.message_id is not null then 'a message'
        when a.listing_id is not null then 'a listing' else 'nothing yet' end,
      'createdAt', a.created_at) as entry ${ownFiles}`),
)

export interface StoredFileRow {
  readonly id: string
  readonly name: string
  /** The fullest version that is stored. */
  readonly stored_as: string
}

const selectFiles = statement<StoredFileRow, [userId: string, after: string, limit: number]>(
  `select a.id, a.name, a.bucket || '/' || coalesce(a.original_path, a.path) as stored_as
  ${ownFiles} and a.id > $2::uuid order by a.id limit $3`,
)

const filesAtOnce = 100
const lowestId = '00000000-0000-0000-0000-000000000000'

/** Everything that the person has uploaded and that is still there. */
export async function* readStoredFiles(
  db: Database,
  userId: string,
): AsyncGenerator<StoredFileRow> {
  let after = lowestId
  for (;;) {
    const rows = await selectFiles(db, [userId, after, filesAtOnce])
    yield* rows
    if (rows.length < filesAtOnce) return
    after = rows.at(-1)?.id ?? ''
  }
}
