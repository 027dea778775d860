import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'

export interface MarkedListing {
  readonly listing_id: string
  readonly marks: number
  readonly content_hash: string | null
  readonly model: string | null
}

const selectMarked = statement<MarkedListing, [after: string | null, limit: number]>(
  `select listing_id, marks, content_hash, model from listing_index
  where marks <> seen and ($1::uuid is null or listing_id > $1) order by listing_id limit $2`,
)

/** Listings that have changed since they were read, by id, after a given one. */
export const listMarked = (
  db: Database,
  after: string | null,
  limit: number,
): Promise<readonly MarkedListing[]> => selectMarked(db, [after, limit])

export interface IndexedListing {
  readonly listingId: string
  /** The count of marks when the listing was read, so that a mark set meanwhile is not lost. */
  readonly marks: number
  readonly hash: string | null
  /** Absent: the existing vectors stay if their content is the same. */
  readonly vectors?: {
    readonly model: string
    readonly whole: Uint8Array
    readonly sentences: Uint8Array
  }
}

const updateIndexed = statement<
  never,
  [
    listingId: string,
    marks: number,
    hash: string | null,
    model: string | null,
    whole: Uint8Array | null,
    sentences: Uint8Array | null,
  ]
>(`update listing_index set seen = $2, version = nextval('listing_index_version'),
    content_hash = $3,
    model = case when $4::text is not null then $4 when content_hash = $3 then model end,
    whole = case when $4::text is not null then $5 when content_hash = $3 then whole end,
    sentences = case when $4::text is not null then $6 when content_hash = $3 then sentences end
  where listing_id = $1`)

const lockVersions = statement<never>(
  `select pg_advisory_xact_lock(hashtext('listing_index_version'))`,
)

/** One writer at a time, so that versions become visible in order and none is missed. */
export async function writeIndexed(
  tx: Database,
  listings: readonly IndexedListing[],
): Promise<void> {
  await lockVersions(tx, [])
  for (const { listingId, marks, hash, vectors } of listings)
    await updateIndexed(tx, [
      listingId,
      marks,
      hash,
      vectors?.model ?? null,
      vectors?.whole ?? null,
      vectors?.sentences ?? null,
    ])
}

export interface ChangedListing {
  readonly listing_id: string
  readonly version: number
  /** `null` if it has no vector of this model. */
  readonly whole: Buffer | null
}

const selectChanged = statement<ChangedListing, [after: number, model: string, limit: number]>(
  `select listing_id, version::float8 as version, case when model = $2 then whole end as whole
  from listing_index where version > $1 order by version limit $3`,
)

/** The listings indexed after a version, in order. */
export const listChanged = (
  db: Database,
  after: number,
  model: string,
  limit: number,
): Promise<readonly ChangedListing[]> => selectChanged(db, [after, model, limit])

interface SentencesRow {
  readonly listing_id: string
  readonly content_hash: string
  readonly sentences: Buffer
}

const selectSentences = quickRead<SentencesRow, [ids: readonly string[], model: string]>(
  `select listing_id, content_hash, sentences from listing_index
  where listing_id = any($1::uuid[]) and model = $2
    and content_hash is not null and sentences is not null`,
)

export const listSentences = (
  db: Database,
  ids: readonly string[],
  model: string,
): Promise<readonly SentencesRow[]> => selectSentences(db, [ids, model])

const markOthers = statement<never, [model: string]>(
  `with others as (
    select listing_id from listing_index
    where content_hash is not null and model is distinct from $1 order by listing_id for update)
  update listing_index set marks = marks + 1 where listing_id in (select listing_id from others)`,
)

/** Marks listings without vectors of this model to be read again. */
export async function markOtherModels(db: Database, model: string): Promise<void> {
  await markOthers(db, [model])
}
