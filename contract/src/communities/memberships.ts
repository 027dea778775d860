import * as z from 'zod/mini'
import { community, communityParams, mute } from './communities.ts'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'
import { line, prose } from '../text.ts'

/** The most communities that a person can be in. */
export const mostMemberships = 500

export const memberRoles = ['member', 'moderator', 'leader'] as const

export const member = z.object({
  person,
  role: z.enum(memberRoles),
  joinedAt: z.iso.datetime(),
  /** For those who may mute; `null` for everybody else. */
  mute: z.nullable(mute),
  can: z.object({
    remove: z.boolean(),
    makeLeader: z.boolean(),
    makeModerator: z.boolean(),
    endModerator: z.boolean(),
    makeSuccessor: z.boolean(),
    /** The viewer may also lift a mute. */
    mute: z.boolean(),
  }),
})

export type Member = z.infer<typeof member>

/** A request to join that the leader or a moderator decides. */
export const membershipRequest = z.object({
  id: z.uuid(),
  communityId: z.uuid(),
  person,
  /** The note that the person wrote to the request, if any. */
  message: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})

export type MembershipRequest = z.infer<typeof membershipRequest>

export const noteMaxLength = 500
export const requestNote = prose({ max: noteMaxLength })

const memberParams = z.object({ communityId: z.uuid(), userId: z.uuid() })
const requestParams = z.object({ communityId: z.uuid(), requestId: z.uuid() })

export const listMembers = route('listMembers', {
  method: 'GET',
  path: '/communities/:communityId/members',
  access: 'onboarded',
  summary:
    'The leader, the moderators, then the members in the order they came, or those with `q` in a name; 50 a page.',
  params: communityParams,
  query: z.object({ cursor, q: z.optional(line({ max: 100 })) }),
  output: z.object({ members: z.array(member), nextCursor }),
  errors: ['community_not_found'],
})

export const joinCommunity = route('joinCommunity', {
  method: 'PUT',
  path: '/communities/:communityId/membership',
  access: 'onboarded',
  summary:
    'Joins a public community; a member stays a member, and anybody who was removed has to ask.',
  params: communityParams,
  output: community,
  errors: ['community_not_found', 'forbidden', 'too_many_communities', 'community_closed'],
})

export const leaveCommunity = route('leaveCommunity', {
  method: 'DELETE',
  path: '/communities/:communityId/membership',
  access: 'onboarded',
  summary: 'Leaves a community; its leader must have a successor, who leads it then.',
  params: communityParams,
  output: community,
  errors: ['community_not_found', 'leader_cannot_leave'],
})

export const requestMembership = route('requestMembership', {
  method: 'PUT',
  path: '/communities/:communityId/request',
  access: 'onboarded',
  summary: 'Asks to be let into a private community, or back into one that has removed the viewer.',
  params: communityParams,
  body: z.object({ message: z.optional(requestNote) }),
  output: community,
  errors: ['community_not_found', 'forbidden', 'too_many_communities', 'community_closed'],
})

export const withdrawRequest = route('withdrawRequest', {
  method: 'DELETE',
  path: '/communities/:communityId/request',
  access: 'onboarded',
  summary: 'Takes one’s own open request back.',
  params: communityParams,
  output: community,
  errors: ['community_not_found'],
})

export const listRequests = route('listRequests', {
  method: 'GET',
  path: '/communities/:communityId/requests',
  access: 'onboarded',
  summary: 'Who waits to be let in, the newest first; 50 a page. For the leader and moderators.',
  params: communityParams,
  query: z.object({ cursor }),
  output: z.object({ requests: z.array(membershipRequest), nextCursor }),
  errors: ['community_not_found', 'forbidden'],
})

export const approveRequest = route('approveRequest', {
  method: 'POST',
  path: '/communities/:communityId/requests/:requestId/approve',
  access: 'onboarded',
  summary: 'Lets somebody in; once is enough.',
  params: requestParams,
  output: community,
  errors: [
    'community_not_found',
    'forbidden',
    'request_not_found',
    'request_decided',
    'person_in_too_many',
  ],
})

export const rejectRequest = route('rejectRequest', {
  method: 'POST',
  path: '/communities/:communityId/requests/:requestId/reject',
  access: 'onboarded',
  summary: 'Turns a request down; once is enough.',
  params: requestParams,
  output: community,
  errors: ['community_not_found', 'forbidden', 'request_not_found', 'request_decided'],
})

export const removeMember = route('removeMember', {
  method: 'DELETE',
  path: '/communities/:communityId/members/:userId',
  access: 'onboarded',
  summary:
    'Takes a member out; for the leader and moderators, and never one of them by a moderator.',
  params: memberParams,
  output: community,
  errors: ['community_not_found', 'forbidden', 'member_not_found', 'leader_cannot_leave'],
})

export const handOverCommunity = route('handOverCommunity', {
  method: 'PUT',
  path: '/communities/:communityId/leader',
  access: 'onboarded',
  summary: 'Makes a member the leader; the leader becomes a member.',
  params: communityParams,
  body: z.object({ userId: z.uuid() }),
  output: community,
  errors: ['community_not_found', 'forbidden', 'member_not_found'],
})

export const chooseSuccessor = route('chooseSuccessor', {
  method: 'PUT',
  path: '/communities/:communityId/successor',
  access: 'onboarded',
  summary: 'Says which member leads when the leader leaves or is away for long; for the leader.',
  params: communityParams,
  body: z.object({ userId: z.uuid() }),
  output: community,
  errors: ['community_not_found', 'forbidden', 'member_not_found'],
})

export const withdrawSuccessor = route('withdrawSuccessor', {
  method: 'DELETE',
  path: '/communities/:communityId/successor',
  access: 'onboarded',
  summary: 'Takes the choice of a successor back; for the leader.',
  params: communityParams,
  output: community,
  errors: ['community_not_found', 'forbidden'],
})

export const setCommunityShown = route('setCommunityShown', {
  method: 'PUT',
  path: '/communities/:communityId/shown',
  access: 'onboarded',
  summary: 'Says whether one’s own profile lists a community that one is in.',
  params: communityParams,
  body: z.object({ shown: z.boolean() }),
  output: null,
  errors: ['community_not_found'],
})
