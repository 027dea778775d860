import * as contract from '@patchbay/contract/people/people'
import { action } from '../../../platform/http/action.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { searchNames } from './search-people.store.ts'

export const searchPeople = action(contract.searchPeople, async (ctx, { query: { q } }) => {
  const found = q === '' ? [] : await searchNames(ctx.db, q, ctx.viewer.userId)
  return { people: found.map(viewPerson) }
})
