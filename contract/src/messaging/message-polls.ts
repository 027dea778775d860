import * as z from 'zod/mini'
import { chosenAnswers, voteBody, votersPage } from '../content/polls.ts'
import { cursor } from '../pages.ts'
import { route } from '../route.ts'
import { message } from './messages.ts'

const params = z.object({ messageId: z.uuid() })

/** What the viewer chose in a poll, as of a change of its message: of two the higher one is newer. */
export const ownVote = z.object({ answers: chosenAnswers, change: z.int() })

export type OwnVote = z.infer<typeof ownVote>

export const voteInMessage = route('voteInMessage', {
  method: 'PUT',
  path: '/messages/:messageId/vote',
  access: 'onboarded',
  summary: 'Sets what the viewer chooses in the poll of a message, or takes it back.',
  params,
  body: voteBody,
  output: message,
  errors: ['message_not_found', 'poll_ended', 'forbidden', 'message_blocked', 'recipient_gone'],
})

export const getMessageVote = route('getMessageVote', {
  method: 'GET',
  path: '/messages/:messageId/vote',
  access: 'onboarded',
  summary: 'What the viewer has chosen in the poll of a message.',
  params,
  output: ownVote,
  errors: ['message_not_found'],
})

export const listMessageVotes = route('listMessageVotes', {
  method: 'GET',
  path: '/messages/:messageId/votes',
  access: 'onboarded',
  summary: 'Who has chosen what in the poll of a message, unless it is anonymous; 50 a page.',
  params,
  query: z.object({ cursor }),
  output: votersPage,
  errors: ['message_not_found', 'poll_anonymous'],
})

export const endMessagePoll = route('endMessagePoll', {
  method: 'PUT',
  path: '/messages/:messageId/poll/end',
  access: 'onboarded',
  summary: 'Ends the poll of a message now; for its sender.',
  params,
  output: message,
  errors: ['message_not_found', 'forbidden', 'message_blocked', 'recipient_gone'],
})
