import * as contract from '@patchbay/contract/people/people'
import { worksWith, type Profession } from '@patchbay/contract/accounts/profession-words'
import { partsOfPlace } from '@patchbay/contract/accounts/profile-choices'
import { action } from '../../../platform/http/action.ts'
import { findAnswers } from '../../accounts/profiles/public.ts'
import { viewFound } from './search-people.ts'
import {
  fewestShared,
  findSuggestedPeople,
  type SuggestedPersonRow,
} from './suggested-people.store.ts'

const isKnown = (profession: string): profession is Profession => profession in worksWith

/**
 * The city of the person comes first, then the communities where one meets them, then who they are
 * to the viewer.
 */
function reasonsOf(
  row: SuggestedPersonRow,
  city: string | null,
  own: readonly Profession[],
): contract.PersonReason[] {
  const reasons: contract.PersonReason[] = []
  if (row.in_city && city !== null) reasons.push({ kind: 'city', value: city })
  if (row.shared >= fewestShared)
    reasons.push({ kind: 'shared_communities', value: String(row.shared) })
  const mine = own.find((one) => worksWith[one].some((other) => other === row.fitting))
  if (mine !== undefined) reasons.push({ kind: 'works_with', value: mine })
  else if (row.same !== null) reasons.push({ kind: 'same_profession', value: row.same })
  return reasons
}

export const listSuggestedPeople = action(contract.listSuggestedPeople, async (ctx) => {
  const { userId } = ctx.viewer
  const { professions, location } = await findAnswers(ctx.db, userId)
  const parts = partsOfPlace(location ?? '')
  const [city = null, country = null] = parts.length > 1 ? parts : []
  const own = professions.filter(isKnown).filter((one) => one !== 'Other')
  const fitting = [...new Set(own.flatMap((one) => worksWith[one]))]
  const rows = await findSuggestedPeople(ctx.db, userId, { city, country, own, fitting })
  return {
    suggestions: rows.map((row) => ({
      person: viewFound(row),
      reasons: reasonsOf(row, city, own),
    })),
  }
})
