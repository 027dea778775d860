import * as contract from '@patchbay/contract/people/people'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { listShownCommunities } from './people.store.ts'
import { shownCursor, viewShownCommunity } from './public-profile.view.ts'
import { requirePerson } from './require-person.ts'

const place = z.tuple([z.string().check(z.regex(/^[^\0]{1,200}$/)), z.uuid()])

export const listPersonCommunities = action(
  contract.listPersonCommunities,
  async (ctx, { params: { userId }, query }) => {
    const after = decodeCursor(place, query.cursor)
    await requirePerson(ctx.db, userId, ctx.viewer)
    const found = await listShownCommunities(ctx.db, ctx.viewer.userId, userId, after)
    const { rows, nextCursor } = pageOf(found, contract.personCommunitiesPerPage, shownCursor)
    return { communities: rows.map(viewShownCommunity), nextCursor }
  },
)
