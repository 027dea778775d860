import * as z from 'zod/mini'
import { chosenAnswers, poll, voteBody, votersPage } from '../content/polls.ts'
import { cursor } from '../pages.ts'
import { route } from '../route.ts'

/** A post has them if its text asks something to vote on. */
export const pollFields = {
  poll: z.optional(poll),
  /** What the viewer chose. */
  myVote: z.optional(chosenAnswers),
} as const

/** How a poll stands now. */
export const postPoll = z.object({
  postId: z.uuid(),
  poll,
  myVote: chosenAnswers,
  insideVersion: z.int(),
})

const params = z.object({ postId: z.uuid() })

export const voteInPost = route('voteInPost', {
  method: 'PUT',
  path: '/posts/:postId/vote',
  access: 'onboarded',
  summary: 'Sets what the viewer chooses in the poll of a post, or takes it back.',
  params,
  body: voteBody,
  output: postPoll,
  errors: ['post_not_found', 'community_closed', 'poll_ended'],
})

export const listPostVotes = route('listPostVotes', {
  method: 'GET',
  path: '/posts/:postId/votes',
  access: 'onboarded',
  summary:
    'Who has chosen what in the poll of a post, in the order they did, unless it is anonymous; 50 a page.',
  params,
  query: z.object({ cursor }),
  output: votersPage,
  errors: ['post_not_found', 'poll_anonymous'],
})

export const endPostPoll = route('endPostPoll', {
  method: 'PUT',
  path: '/posts/:postId/poll/end',
  access: 'onboarded',
  summary: 'Ends the poll of a post now; for the author and the community’s leader.',
  params,
  output: postPoll,
  errors: ['post_not_found', 'forbidden'],
})
