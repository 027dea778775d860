import * as contract from '@patchbay/contract/marketplace/matches'
import { mostMatches, type Match, type Why } from '@patchbay/contract/marketplace/matches'
import { action, type Action, type ViewerContext } from '../../../platform/http/action.ts'
import { blockedWith } from '../../people/blocks/public.ts'
import { showListings } from '../listings/public.ts'
import {
  type Matching,
  type Ranking,
  contentHash,
  explain,
  fromBytes,
  listSentences,
  modelId,
} from '../matching/public.ts'
import { askOutsideMatcher } from './outside-matcher.ts'
import { insertSearch } from './searches.store.ts'
import { setImmediate } from 'node:timers/promises'
import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Explains each match from the listing as the viewer sees it now, because the index may be older.
 * Weak matches come last.
 */
async function explainMatches(
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
    const weight = weights.get(listing.id) ?? { id: listing.id, score: 0, weak: false, fits: false }
    const row = rows.get(listing.id)
    const isSame = row?.content_hash === contentHash(listing)
    const sentences = isSame ? fromBytes(row.sentences) : undefined
    matches.push({ ...listing, why: explain(reading, listing, weight, sentences) })
  }
  return matches.toSorted((a, b) => Number(a.why.weak) - Number(b.why.weak))
}

/** Enough to see that there is nothing better. */
const mostWeak = 5

/** A weak match without any reason is not shown. */
const saysAnything = ({ found, points }: Why): boolean =>
  found.length > 0 || points.some(({ verdict }) => verdict === 'met')

/** Keeps only a few weak matches, so that nobody has to read through results that hardly fit. */
function trimWeak(matches: readonly Match[]): Match[] {
  const weak = matches.filter(({ why }) => why.weak && saysAnything(why)).slice(0, mostWeak)
  return [...matches.filter(({ why }) => !why.weak), ...weak]
}

/** More than are shown, because the viewer may not see some of the best any more. */
const mostRanked = 3 * mostMatches

export const matchListings = (matching: Matching): Action =>
  action(contract.matchListings, async (ctx, { body: { description } }) => {
    const { userId } = ctx.viewer
    await ctx.limits.count('match', userId)
    const { ids, ranking } = await choose(ctx, matching, description)
    // The ranking ignores visibility, so only listings read again for the viewer are shown.
    const listings = await showListings(ctx, ctx.viewer, ids)
    const explained = await explainMatches(ctx.db, ranking, listings.slice(0, mostMatches))
    // The choice of an external service is not trimmed.
    const matches = ctx.config.matchUrl === undefined ? trimWeak(explained) : explained
    const shown = new Set(listings.map(({ id }) => id))
    await matching.forgetGone(
      ctx.db,
      ids.filter((id) => !shown.has(id)),
    )
    const listingIds = matches.map(({ id }) => id)
    await insertSearch(ctx.db, { userId, text: description, listingIds, now: ctx.now() })
    const { need, repaired, wordsOnly } = ranking
    return { recommendations: { matches }, need, repaired: [...repaired], wordsOnly }
  })

interface Choice {
  /** The best first; ids from a service may not even exist. */
  readonly ids: readonly string[]
  readonly ranking: Ranking
}

async function choose(
  { db, config, viewer, now }: ViewerContext,
  matching: Matching,
  description: string,
): Promise<Choice> {
  if (config.matchUrl !== undefined) {
    const ids = await askOutsideMatcher(config.matchUrl, description)
    return { ids, ranking: await matching.weigh(db, description, ids, now()) }
  }
  const exclude = [viewer.userId, ...(await blockedWith(db, viewer.userId))]
  const options = { today: now(), exclude, most: mostRanked }
  const ranking = await matching.rank(db, description, options)
  return { ids: ranking.ranked.map(({ id }) => id), ranking }
}
