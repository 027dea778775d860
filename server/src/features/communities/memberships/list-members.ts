import * as contract from '@patchbay/contract/communities/memberships'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { findInside, isMuted } from '../../people/participation/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { canChoose, canRemove } from './memberships.policy.ts'
import { listMemberRows, membersPerPage } from './memberships.store.ts'

const pageStart = z.tuple([z.string().check(z.regex(/^\d{1,17}$/)), z.uuid()])

export const listMembers = action(contract.listMembers, async (ctx, { params, query }) => {
  await countSearch(ctx, ctx.viewer.userId, query.q)
  const after = decodeCursor(pageStart, query.cursor)
  const community = await findInside(ctx.db, params.communityId, ctx.viewer.userId)
  if (community === undefined) throw new AppError('community_not_found')
  const found = await listMemberRows(ctx.db, community.id, { after, named: query.q })
  const page = pageOf(found, membersPerPage, (last) => [last.joined_micros, last.person.id])
  const { nextCursor } = page
  const members = page.rows.map((row) => {
    const removes = canRemove(community, row.role)
    const chooses = canChoose(community, row.role)
    const { role, joined_at: joinedAt, muted_until: until } = row
    const mute = isMuted(row, ctx.now()) ? { until: until?.toISOString() ?? null } : null
    return {
      person: viewPerson(row.person),
      role,
      joinedAt: joinedAt.toISOString(),
      mute: removes || row.person.id === ctx.viewer.userId ? mute : null,
      can: {
        remove: removes,
        mute: removes,
        makeLeader: chooses,
        makeSuccessor: chooses,
        makeModerator: chooses && role === 'member',
        endModerator: chooses && role === 'moderator',
      },
    }
  })
  return { members, nextCursor }
})
