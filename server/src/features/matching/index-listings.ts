import * as z from 'zod/mini'
import { transaction, type Database } from '../../platform/db/database.ts'
import { job, type Job, type JobServices } from '../../platform/jobs/job.ts'
import { enqueue } from '../../platform/jobs/jobs.store.ts'
import type { Log } from '../../platform/log.ts'
import { listDocuments } from './documents.store.ts'
import { contentHash, type ListingDocument } from './engine/document.ts'
import { modelId } from './engine/embedder.ts'
import {
  listMarked,
  markOtherModels,
  writeIndexed,
  type IndexedListing,
  type MarkedListing,
} from './listing-index.store.ts'
import type { Matching } from './matching.ts'

const listingsPerStep = 16
const name = 'index_listings'
const schema = z.object({})

/** Reads again what has changed, and what is compared by its meaning gets its vectors. */
export const indexListings = (matching: Matching): Job =>
  job(
    name,
    schema,
    async ({ db }, _payload, { log, signal }) => {
      let after: string | null = null
      while (!signal.aborted) {
        const marked: readonly MarkedListing[] = await listMarked(db, after, listingsPerStep)
        after = marked.at(-1)?.listing_id ?? null
        if (after === null) return
        await indexMarked(db, matching, marked, log)
      }
    },
    // For what changes listings without knowing of them, such as a profile.
    { recurs: '* * * * *' },
  )

/** Vectors of another model, and those that could not be made when they were due. */
export const renewVectors: Job = job(
  'renew_vectors',
  schema,
  async ({ db }: JobServices) => markOtherModels(db, modelId),
  { recurs: '13 4 * * *' },
)

/** In the transaction that has changed listings: they can be found as soon as it is through. */
export const wakeIndex = (tx: Database): Promise<void> =>
  enqueue(tx, { name, schema }, {}, { maxAttempts: 3 })

async function indexMarked(
  db: Database,
  matching: Matching,
  marked: readonly MarkedListing[],
  log: Log,
): Promise<void> {
  const documents = await listDocuments(
    db,
    marked.map(({ listing_id }) => listing_id),
  )
  const known = new Map(documents.map((document) => [document.id, document]))
  const read = marked.map((row) => ({ row, document: known.get(row.listing_id) }))
  const stale = read.flatMap(({ row, document }) =>
    document !== undefined && !isEmbedded(row, document) ? [document] : [],
  )
  const vectors = await embed(matching, stale, log)
  const indexed = read.map(({ row, document }): IndexedListing => {
    const made = vectors.get(row.listing_id)
    return {
      listingId: row.listing_id,
      marks: row.marks,
      hash: document === undefined ? null : contentHash(document),
      ...(made && { vectors: { model: modelId, ...made } }),
    }
  })
  await transaction(db, (tx) => writeIndexed(tx, indexed))
}

const isEmbedded = (row: MarkedListing, document: ListingDocument): boolean =>
  row.model === modelId && row.content_hash === contentHash(document)

/** Without the model a listing is found by its words, and its vectors are made another time. */
async function embed(matching: Matching, documents: readonly ListingDocument[], log: Log) {
  if (documents.length === 0) return new Map<string, never>()
  try {
    const made = await matching.embed(documents)
    return new Map(
      documents.flatMap((document, index) => {
        const vectors = made[index]
        return vectors === undefined ? [] : [[document.id, vectors]]
      }),
    )
  } catch (error) {
    log.warn({ err: error }, 'could not make vectors of listings, which are found by words alone')
    return new Map<string, never>()
  }
}
