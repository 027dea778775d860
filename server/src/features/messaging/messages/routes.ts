import { deleteMessage } from './delete-message.ts'
import { findMessageSince } from './find-message-since.ts'
import { forwardMessage } from './forwarding/forward-message.ts'
import { endMessagePoll } from './polls/end-message-poll.ts'
import { getMessageVote } from './polls/get-message-vote.ts'
import { listMessageVotes } from './polls/list-message-votes.ts'
import { voteInMessage } from './polls/vote-in-message.ts'
import { listMessages } from './list-messages.ts'
import { removeMessagePreview } from './previews/remove-message-preview.ts'
import { reactToMessage } from './reactions/react-to-message.ts'
import { sendMessage } from './send-message.ts'
import { updateMessage } from './update-message.ts'

export const messageRoutes = [
  listMessages,
  findMessageSince,
  sendMessage,
  forwardMessage,
  updateMessage,
  reactToMessage,
  removeMessagePreview,
  voteInMessage,
  getMessageVote,
  listMessageVotes,
  endMessagePoll,
  deleteMessage,
]
