import * as z from 'zod/mini'
import { community, communityCard, communityParams } from './communities.ts'
import { clientId, cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'

/** After how many days a link ends, if it does. */
export const invitationDays = [1, 7, 30] as const

/** How many people can come by a link, if not any number. */
export const invitationUses = [1, 10, 50] as const

/**
 * `open`: it lets people in. `paused`: its maker may not invite at present: has left or is banned,
 * or only the leader invites now, or staff have closed the community.
 */
export const invitationStates = ['open', 'paused', 'expired', 'used_up', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

export const invitation = z.object({
  id: z.uuid(),
  maker: person,
  createdAt: z.iso.datetime(),
  /** `null` if it has no end. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** `null` for any number. */
  mostUses: z.nullable(z.int()),
  /** How many people came by it. */
  uses: z.int(),
  state: z.enum(invitationStates),
  /**
   * The path of the invitation, for its maker while it lets people in. Anybody who knows it can
   * join.
   */
  path: z.nullable(z.string()),
  can: z.object({ withdraw: z.boolean() }),
})

export type Invitation = z.infer<typeof invitation>

/** Somebody who came by an invitation. */
export const invited = z.object({ person, joinedAt: z.iso.datetime() })

export type Invited = z.infer<typeof invited>

const invitationParams = z.object({ communityId: z.uuid(), invitationId: z.uuid() })
/** The secret may have any form: a wrong one is answered like an invitation that has ended. */
const secretParams = z.object({ secret: z.string() })

export const listInvitations = route('listInvitations', {
  method: 'GET',
  path: '/communities/:communityId/invitations',
  access: 'onboarded',
  summary:
    'The links that the viewer has made, for the leader those of all; the newest first, 20 a page.',
  params: communityParams,
  query: z.object({ cursor }),
  output: z.object({ invitations: z.array(invitation), nextCursor }),
  errors: ['community_not_found'],
})

export const createInvitation = route('createInvitation', {
  method: 'POST',
  path: '/communities/:communityId/invitations',
  access: 'onboarded',
  summary: 'Makes a link by which people join without asking.',
  params: communityParams,
  body: z.object({
    clientId,
    days: z.nullable(z.literal(invitationDays)),
    mostUses: z.nullable(z.literal(invitationUses)),
  }),
  output: invitation,
  errors: ['community_not_found', 'forbidden', 'community_closed'],
})

export const withdrawInvitation = route('withdrawInvitation', {
  method: 'DELETE',
  path: '/communities/:communityId/invitations/:invitationId',
  access: 'onboarded',
  summary: 'Ends a link; for its maker and the leader. Who came by it stays.',
  params: invitationParams,
  output: null,
  errors: ['invitation_not_found'],
})

export const listInvited = route('listInvited', {
  method: 'GET',
  path: '/communities/:communityId/invitations/:invitationId/people',
  access: 'onboarded',
  summary: 'Who came by a link, the newest first; 50 a page. For its maker and the leader.',
  params: invitationParams,
  query: z.object({ cursor }),
  output: z.object({ people: z.array(invited), nextCursor }),
  errors: ['invitation_not_found'],
})

export const getInvitation = route('getInvitation', {
  method: 'GET',
  path: '/invitations/:secret',
  access: 'public',
  summary:
    'What a link invites to, and who invites. All links that let nobody in are answered alike.',
  params: secretParams,
  output: z.object({ community: communityCard, inviter: person }),
  errors: ['invitation_not_found'],
})

export const acceptInvitation = route('acceptInvitation', {
  method: 'POST',
  path: '/invitations/:secret/accept',
  access: 'onboarded',
  summary: 'Joins by a link, without a request; once is enough, and a member stays a member.',
  params: secretParams,
  output: community,
  errors: ['invitation_not_found', 'too_many_communities'],
})

/** The path of the page that a link leads to. */
export const invitationPath = (secret: string): string => `/invitations/${secret}`
