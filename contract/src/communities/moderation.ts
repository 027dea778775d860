import * as z from 'zod/mini'
import { community, communityParams } from './communities.ts'
import { communityPost } from './posts.ts'
import { route } from '../route.ts'

/** How many moderators a community can have. */
export const mostModerators = 20

/** How many posts can be pinned in a community at once. */
export const mostPins = 3

/** `open` lasts until somebody lifts it. */
export const muteLengths = ['hour', 'day', 'week', 'open'] as const
export type MuteLength = (typeof muteLengths)[number]

/** `open` lasts until somebody takes the pin away. */
export const pinLengths = ['day', 'week', 'month', 'open'] as const
export type PinLength = (typeof pinLengths)[number]

const memberParams = z.object({ ...communityParams.shape, userId: z.uuid() })
const postParams = z.object({ postId: z.uuid() })

export const nameModerator = route('nameModerator', {
  method: 'PUT',
  path: '/communities/:communityId/moderators/:userId',
  access: 'onboarded',
  summary: 'Makes a member a moderator; for the leader.',
  params: memberParams,
  output: community,
  errors: ['community_not_found', 'forbidden', 'member_not_found', 'too_many_moderators'],
})

export const endModerator = route('endModerator', {
  method: 'DELETE',
  path: '/communities/:communityId/moderators/:userId',
  access: 'onboarded',
  summary: 'Makes a moderator a member again; for the leader.',
  params: memberParams,
  output: community,
  errors: ['community_not_found', 'forbidden', 'member_not_found'],
})

export const muteMember = route('muteMember', {
  method: 'PUT',
  path: '/communities/:communityId/mutes/:userId',
  access: 'onboarded',
  summary: 'Lets a member read and not write for a time, from now; for the leader and moderators.',
  params: memberParams,
  body: z.object({ lasts: z.enum(muteLengths) }),
  output: community,
  errors: ['community_not_found', 'forbidden', 'member_not_found'],
})

export const unmuteMember = route('unmuteMember', {
  method: 'DELETE',
  path: '/communities/:communityId/mutes/:userId',
  access: 'onboarded',
  summary: 'Lifts a mute; also of somebody who has left. For the leader and moderators.',
  params: memberParams,
  output: community,
  errors: ['community_not_found', 'forbidden'],
})

export const pinPost = route('pinPost', {
  method: 'PUT',
  path: '/posts/:postId/pin',
  access: 'onboarded',
  summary: 'Lets a post stand first in its community, from now; for the leader and moderators.',
  params: postParams,
  body: z.object({ lasts: z.enum(pinLengths) }),
  output: communityPost,
  errors: ['post_not_found', 'forbidden', 'too_many_pins'],
})

export const unpinPost = route('unpinPost', {
  method: 'DELETE',
  path: '/posts/:postId/pin',
  access: 'onboarded',
  summary: 'Takes a pin away; for the leader and moderators.',
  params: postParams,
  output: communityPost,
  errors: ['post_not_found', 'forbidden'],
})

export const lockThread = route('lockThread', {
  method: 'PUT',
  path: '/posts/:postId/lock',
  access: 'onboarded',
  summary: 'Ends the replies to a post but for those of the leader and moderators, who may do so.',
  params: postParams,
  output: communityPost,
  errors: ['post_not_found', 'forbidden'],
})

export const unlockThread = route('unlockThread', {
  method: 'DELETE',
  path: '/posts/:postId/lock',
  access: 'onboarded',
  summary: 'Lets everybody reply to a post again; for the leader and moderators.',
  params: postParams,
  output: communityPost,
  errors: ['post_not_found', 'forbidden'],
})
