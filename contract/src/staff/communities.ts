import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { route } from '../route.ts'
import { prose } from '../text.ts'
import { auditReason } from './audit.ts'
import { staffWordsLength } from './reports.ts'

export const staffCommunitiesPerPage = 30

/** `banned`: they cannot enter, so that nobody leads it. */
const leader = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  state: z.enum(['active', 'banned']),
})

export const staffCommunity = z.object({
  id: z.uuid(),
  name: z.string(),
  isPrivate: z.boolean(),
  memberCount: z.int(),
  createdAt: z.iso.datetime(),
  /** Nothing in it can be written since then. */
  closedAt: z.nullable(z.iso.datetime()),
  leader,
})
export type StaffCommunity = z.infer<typeof staffCommunity>

export const staffCommunityDetail = z.extend(staffCommunity, {
  description: z.string(),
  /**
   * Members who could lead it, if it can be handed over, with this part of a name; those who
   * joined first, not all of a large community.
   */
  heirs: z.array(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  /** Nobody closes, reopens or removes the community that they lead. */
  can: z.object({
    handOver: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    remove: z.boolean(),
  }),
})
export type StaffCommunityDetail = z.infer<typeof staffCommunityDetail>

const params = z.object({ communityId: z.uuid() })

export const listStaffCommunities = route('listStaffCommunities', {
  method: 'GET',
  path: '/staff/communities',
  access: 'moderator',
  summary: 'Communities with a part of this name, or with this id; the newest first.',
  query: z.object({ cursor, q: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({ communities: z.array(staffCommunity), nextCursor }),
  errors: [],
})

export const getStaffCommunity = route('getStaffCommunity', {
  method: 'GET',
  path: '/staff/communities/:communityId',
  access: 'moderator',
  summary: 'A community as staff see it, without anything inside.',
  params,
  query: z.object({ heir: z.optional(z.string().check(z.maxLength(100))) }),
  output: staffCommunityDetail,
  errors: ['community_not_found'],
})

export const handOverStaffCommunity = route('handOverStaffCommunity', {
  method: 'POST',
  path: '/staff/communities/:communityId/leader',
  access: 'moderator',
  summary: 'A member leads the community from now on, because its leader is banned.',
  params,
  body: z.object({ userId: z.uuid(), reason: auditReason }),
  output: staffCommunityDetail,
  errors: ['community_not_found', 'member_not_found', 'forbidden'],
})

export const closeStaffCommunity = route('closeStaffCommunity', {
  method: 'POST',
  path: '/staff/communities/:communityId/closure',
  access: 'moderator',
  summary: 'Closes a community: it can still be read, and nothing else. Its members are told.',
  params,
  body: z.object({
    reason: auditReason,
    /** What the leader reads. */
    words: prose({ min: 1, max: staffWordsLength }),
  }),
  output: staffCommunityDetail,
  errors: ['community_not_found', 'community_closed', 'forbidden'],
})

export const reopenStaffCommunity = route('reopenStaffCommunity', {
  method: 'POST',
  path: '/staff/communities/:communityId/reopening',
  access: 'moderator',
  summary: 'Opens a closed community again. Its members are told.',
  params,
  body: z.object({ reason: auditReason }),
  output: staffCommunityDetail,
  errors: ['community_not_found', 'community_open', 'forbidden'],
})

export const removeStaffCommunity = route('removeStaffCommunity', {
  method: 'POST',
  path: '/staff/communities/:communityId/removal',
  access: 'moderator',
  summary: 'Deletes a community for good, with all that is inside. Its members are told.',
  params,
  body: z.object({
    reason: auditReason,
    /** What the leader reads. */
    words: prose({ min: 1, max: staffWordsLength }),
  }),
  output: null,
  errors: ['community_not_found', 'forbidden'],
})
