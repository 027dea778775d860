import { queryWords } from '@patchbay/contract/messaging/found-words'
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
  // Signs alone have neither words nor trigrams: every table would be read from end to end.
  if (queryWords(q).length === 0) return { groups: [] }
  if (type !== undefined) {
    const group = await finders[type](ctx.db, userId, q, { cursor, size: contract.foundPerPage })
    return { groups: group.found.length === 0 ? [] : [{ type, ...group }] }
  }
  const ask = async (
    types: readonly contract.FoundType[],
    onlyExact: boolean,
  ): Promise<contract.FoundGroup[]> => {
    const groups: contract.FoundGroup[] = []
    for (const one of types) {
      const page = { cursor: undefined, size: contract.mostOfEach, onlyExact }
      const group = await finders[one](ctx.db, userId, q, page)
      if (group.found.length > 0) groups.push({ type: one, ...group })
    }
    return groups
  }
  // Similar things are of no interest where something has the words as they were typed.
  const groups = await ask(contract.foundTypes, true)
  const exact = groups.filter(({ isNear }) => !isNear)
  if (exact.length > 0) return { groups: exact }
  const said = await ask(['posts', 'messages'], false)
  const all = [...groups, ...said]
  return { groups: contract.foundTypes.flatMap((one) => all.filter((group) => group.type === one)) }
})
