import type { Listing } from '@patchbay/contract/listings'
import type { Match } from '@patchbay/contract/matches'
import type { Database } from '../../platform/db/database.ts'
import {
  contentHash,
  explain,
  fromBytes,
  listSentences,
  modelId,
  type Ranking,
} from '../matching/public.ts'

/**
 * Why each listing is here, from what the viewer sees of it at this moment: what the index knows may
 * be older. The weak ones stand last.
 */
export async function explainMatches(
  db: Database,
  { ranked, reading }: Ranking,
  listings: readonly Listing[],
): Promise<Match[]> {
  const ids = listings.map(({ id }) => id)
  const rows = new Map((await listSentences(db, ids, modelId)).map((row) => [row.listing_id, row]))
  const weights = new Map(ranked.map((one) => [one.id, one]))
  const matches = listings.map((listing): Match => {
    // One that the index has not read yet, which only a service elsewhere can have chosen.
    const weight = weights.get(listing.id) ?? { id: listing.id, hash: '', score: 0, weak: false }
    const row = rows.get(listing.id)
    const isSame = row?.content_hash === contentHash(listing)
    const sentences = isSame ? fromBytes(row.sentences) : undefined
    const why = explain(reading, listing, weight, sentences)
    return { ...listing, why }
  })
  return matches.toSorted((a, b) => Number(a.why.weak) - Number(b.why.weak))
}
