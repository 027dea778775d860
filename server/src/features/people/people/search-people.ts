import { cityOf } from '@patchbay/contract/accounts/city-of'
import * as contract from '@patchbay/contract/people/people'
import { action } from '../../../platform/http/action.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { searchNames, type FoundRow } from './search-people.store.ts'

export function viewFound(row: FoundRow): contract.FoundPerson {
  const [profession = null] = row.professions
  return {
    ...viewPerson(row.person),
    profession: profession === 'Other' ? row.other_profession : profession,
    city: row.location ? cityOf(row.location) : null,
  }
}

export const searchPeople = action(contract.searchPeople, async (ctx, { query: { q } }) => {
  const { userId } = ctx.viewer
  await countSearch(ctx, userId, q)
  const found = q === '' ? [] : await searchNames(ctx.db, q, userId)
  return { people: found.map(viewFound) }
})
