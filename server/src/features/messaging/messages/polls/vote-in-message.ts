import { isPollOver } from '@patchbay/contract/content/polls'
import * as contract from '@patchbay/contract/messaging/message-polls'
import { conversationTopic } from '@patchbay/contract/realtime'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { inOrder } from '../../../content/polls/public.ts'
import { announcementOf } from '../announcement-of.ts'
import { findSeenMessage } from '../edited-messages.store.ts'
import { viewMessage } from '../message.view.ts'
import { requireMayWrite } from '../messages.policy.ts'
import { findOwnVote, setVote } from './message-polls.store.ts'

/**
 * People who may write may vote, until the end, and nobody is notified. All readers get the numbers;
 * what was chosen goes to the pages of this person alone.
 */
export const voteInMessage = action(
  contract.voteInMessage,
  async (ctx, { params: { messageId }, body }) => {
    const { userId } = ctx.viewer
    const answers = inOrder(body.answers)
    const now = ctx.now()
    const voted = await setVote(ctx.db, messageId, userId, answers, now)
    if (voted !== undefined) {
      const message = viewMessage(voted.message)
      ctx.announce(announcementOf(voted.conversation, message))
      ctx.announce({
        kind: 'passing',
        topic: conversationTopic(message.conversationId),
        to: [userId],
        message: {
          type: 'vote_changed',
          messageId: message.id,
          answers: [...answers],
          change: message.change,
        },
      })
      return message
    }
    const seen = await findSeenMessage(ctx.db, messageId, userId)
    const own = await findOwnVote(ctx.db, messageId, userId)
    if (seen === undefined || own === undefined) throw new AppError('message_not_found')
    const message = viewMessage(seen.message)
    requireMayWrite(seen)
    // The same vote again changes nothing, also when its first answer was lost before the end.
    if (String(own.answers ?? []) === String(answers)) return message
    if (message.poll && isPollOver(message.poll, now.getTime())) throw new AppError('poll_ended')
    throw new AppError('invalid_input')
  },
)
