import * as z from 'zod/mini'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { job, type Job, type JobServices } from '../../../platform/jobs/job.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import type { Log } from '../../../platform/logger.ts'
import { listDocuments } from './documents.store.ts'
import { contentHash, type ListingDocument } from './engine/document.ts'
import { ModelUnavailable, modelId } from './engine/model/embedder.ts'
import {
  listMarked,
  markOtherModels,
  writeIndexed,
  type IndexedListing,
  type MarkedListing,
} from './listing-index.store.ts'
import type { Matching } from './matching.ts'

const listingsPerStep = 16
/** The rest runs a minute later, because other jobs wait for the same workers. */
const mostMilliseconds = 45_000
const name = 'index_listings'
const schema = z.object({})
const alone = true

/** Reads changed listings again, and embeds those whose text has changed. */
export const indexListings = (matching: Matching): Job =>
  job(
    name,
    schema,
    async ({ db }, _payload, { log, signal }) => {
      const end = performance.now() + mostMilliseconds
      let after: string | null = null
      while (!signal.aborted && performance.now() < end) {
        const marked: readonly MarkedListing[] = await listMarked(db, after, listingsPerStep)
        after = marked.at(-1)?.listing_id ?? null
        if (after === null) return
        await indexMarked(db, matching, marked, log)
      }
    },
    // Runs every minute for changes that do not know of listings, such as of a profile.
    { recurs: '* * * * *', alone },
  )

/** Marks listings with vectors of another model or without vectors. */
export const renewVectors: Job = job(
  'renew_vectors',
  schema,
  async ({ db, config }: JobServices) => {
    if (config.matchModel) await markOtherModels(db, modelId)
  },
  { recurs: '13 4 * * *' },
)

/** Call it in the transaction that changes listings: they are indexed right after the commit. */
export const wakeIndex = (tx: Database): Promise<void> => enqueue(tx, { name, schema, alone }, {})

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

/** Without the model, a listing is found by its words, and its vectors are made later. */
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
    // Any other error makes the job retry.
    if (!(error instanceof ModelUnavailable)) throw error
    log.warn({ err: error }, 'could not make vectors of listings, which are found by words alone')
    return new Map<string, never>()
  }
}
