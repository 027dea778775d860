import * as contract from '@patchbay/contract/marketplace/matches'
import { mostMatches } from '@patchbay/contract/marketplace/matches'
import { action, type Action, type ViewerContext } from '../../../platform/http/action.ts'
import { blockedWith } from '../../people/blocks/public.ts'
import { showListings } from '../listings/public.ts'
import type { Matching, Ranking } from '../matching/public.ts'
import { explainMatches } from './explain-matches.ts'
import { askOutsideMatcher } from './outside-matcher.ts'
import { insertSearch } from './searches.store.ts'
import { trimWeak } from './trim-weak.ts'

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
