import * as contract from '@patchbay/contract/communities/communities'
import { genres } from '@patchbay/contract/accounts/genres'
import { wordsOf } from '@patchbay/contract/accounts/profession-words'
import { partsOfPlace } from '@patchbay/contract/accounts/profile-choices'
import { fold } from '@patchbay/contract/fold'
import { action } from '../../../../platform/http/action.ts'
import { findAnswers, type AnswersRow } from '../../../accounts/profiles/public.ts'
import { viewCard } from '../communities.view.ts'
import { findSuggested, type Interests, type SuggestedRow } from './suggestions.store.ts'

/** These are genres, and everyday words at the same time. */
const everyday = new Set(['none', 'world', 'country', 'dance', 'house', 'comedy', 'bounce'])

/** The genres that somebody speaks of, as whole words. */
function genresIn(text: string): string[] {
  const said = ` ${fold(text).replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')} `
  return genres.filter((genre) => {
    const folded = fold(genre)
      .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
      .trim()
    return !everyday.has(folded) && said.includes(` ${folded} `)
  })
}

function interestsOf({ professions, goals, bio, location }: AnswersRow): Interests {
  const parts = partsOfPlace(location ?? '')
  return {
    professions: professions.map((profession) => ({ profession, words: wordsOf([profession]) })),
    genres: genresIn(`${goals ?? ''}\n${bio ?? ''}`),
    city: parts.length > 1 ? (parts[0] ?? null) : null,
    country: parts.at(-1) ?? null,
  }
}

/** The strongest of the reasons. */
function reasonOf(row: SuggestedRow, { city, country }: Interests): contract.CommunityReason {
  if (row.profession !== null) return { kind: 'profession', value: row.profession }
  if (row.genre !== null) return { kind: 'genre', value: row.genre }
  if (row.in_city && city !== null) return { kind: 'city', value: city }
  if (row.in_country && country !== null) return { kind: 'country', value: country }
  return { kind: 'large', value: '' }
}

export const listSuggestedCommunities = action(contract.listSuggestedCommunities, async (ctx) => {
  const { userId } = ctx.viewer
  const interests = interestsOf(await findAnswers(ctx.db, userId))
  const rows = await findSuggested(ctx.db, userId, interests)
  return {
    suggestions: rows.map((row) => ({
      community: viewCard(row, userId),
      reason: reasonOf(row, interests),
    })),
  }
})
