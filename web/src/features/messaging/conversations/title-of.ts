import type { Conversation, Participant } from '@patchbay/contract/messaging/conversations'
import { nameOf } from '../../people/people/public.ts'
import { conversationTexts as texts } from './texts.ts'

/** The participants other than the viewer; in a conversation of two also a person who has left. */
export const othersIn = (
  { participants, isGroup }: Conversation,
  viewerId: string,
): readonly Participant[] =>
  participants.filter(({ userId, leftAt }) => userId !== viewerId && (!isGroup || leftAt === null))

/** Only the viewer knows whether they have muted it. */
export const isMuted = ({ participants }: Conversation, viewerId: string): boolean =>
  participants.some((one) => one.userId === viewerId && one.isMuted === true)

/** The name of the group or of the other person. */
export function titleOf(conversation: Conversation, viewerId: string): string {
  if (conversation.isGroup) return conversation.name?.trim() || texts.unnamedGroup
  const [other] = othersIn(conversation, viewerId)
  return nameOf(other?.user ?? { displayName: null, fullName: null })
}
