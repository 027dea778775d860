import * as contract from '@patchbay/contract/search/search'
import { action } from '../../../platform/http/action.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { finders } from './finders.ts'

/**
 * One type, or the first of each. Types are asked one after the other: a search takes one connection,
 * however much it looks through.
 */
export const search = action(contract.search, async (ctx, { query }) => {
  const { userId } = ctx.viewer
  const { q, type, cursor } = query
  await countSearch(ctx, userId, q)
  if (type !== undefined) {
    const group = await finders[type](ctx.db, userId, q, { cursor, size: contract.foundPerPage })
    return { groups: group.found.length === 0 ? [] : [{ type, ...group }] }
  }
  const groups: contract.FoundGroup[] = []
  for (const one of contract.foundTypes) {
    const group = await finders[one](ctx.db, userId, q, {
      cursor: undefined,
      size: contract.mostOfEach,
    })
    if (group.found.length > 0) groups.push({ type: one, ...group })
  }
  // Similar things are of no interest where something has the words as they were typed.
  const exact = groups.filter(({ isNear }) => !isNear)
  return { groups: exact.length > 0 ? exact : groups }
})
