import * as contract from '@patchbay/contract/communities/memberships'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { findInside } from '../../people/participation/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { canRemove } from './memberships.policy.ts'
import { listMemberRows, membersPerPage } from './memberships.store.ts'

const place = z.tuple([z.string().check(z.regex(/^\d{1,17}$/)), z.uuid()])

export const listMembers = action(contract.listMembers, async (ctx, { params, query }) => {
  await countSearch(ctx, ctx.viewer.userId, query.q)
  const after = decodeCursor(place, query.cursor)
  const community = await findInside(ctx.db, params.communityId, ctx.viewer.userId)
  if (community === undefined) throw new AppError('community_not_found')
  const found = await listMemberRows(ctx.db, community.id, { after, named: query.q })
  const page = pageOf(found, membersPerPage, (last) => [last.joined_micros, last.person.id])
  const { nextCursor } = page
  const members = page.rows.map((row) => {
    const manages = canRemove(community, row.role)
    return {
      person: viewPerson(row.person),
      role: row.role,
      joinedAt: row.joined_at.toISOString(),
      can: { remove: manages, makeLeader: manages },
    }
  })
  return { members, nextCursor }
})
