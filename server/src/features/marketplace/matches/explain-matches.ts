import { setImmediate } from 'node:timers/promises'
import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { Match } from '@patchbay/contract/marketplace/matches'
import type { Database } from '../../../platform/db/database.ts'
import {
  contentHash,
  explain,
  fromBytes,
  listSentences,
  modelId,
  type Ranking,
} from '../matching/public.ts'

/**
 * Explains each match from the listing as the viewer sees it now, because the index may be older.
 * Weak matches come last.
 */
export async function explainMatches(
  db: Database,
  { ranked, reading }: Ranking,
  listings: readonly Listing[],
): Promise<Match[]> {
  const ids = listings.map(({ id }) => id)
  const rows = new Map((await listSentences(db, ids, modelId)).map((row) => [row.listing_id, row]))
  const weights = new Map(ranked.map((one) => [one.id, one]))
  const matches: Match[] = []
  for (const listing of listings) {
    // Explaining a long listing takes some milliseconds, so other requests run in between.
    await setImmediate()
    // The index has not read this listing yet; only an external service can have chosen it.
    const weight = weights.get(listing.id) ?? { id: listing.id, score: 0, weak: false }
    const row = rows.get(listing.id)
    const isSame = row?.content_hash === contentHash(listing)
    const sentences = isSame ? fromBytes(row.sentences) : undefined
    matches.push({ ...listing, why: explain(reading, listing, weight, sentences) })
  }
  return matches.toSorted((a, b) => Number(a.why.weak) - Number(b.why.weak))
}
