import type { Conversation, Participant } from '@patchbay/contract/conversations'
import { nameOf } from '../people/public.ts'
import { conversationTexts as texts } from './texts.ts'

/** Everyone who is in it beside the viewer; of a conversation of two also who has gone. */
export const othersIn = (
  { participants, isGroup }: Conversation,
  viewerId: string,
): readonly Participant[] =>
  participants.filter(({ userId, leftAt }) => userId !== viewerId && (!isGroup || leftAt === null))

/** By the viewer, which nobody else hears of. */
export const isMuted = ({ participants }: Conversation, viewerId: string): boolean =>
  participants.some((one) => one.userId === viewerId && one.isMuted === true)

/** A group's name, or the name of the other. */
export function titleOf(conversation: Conversation, viewerId: string): string {
  if (conversation.isGroup) return conversation.name?.trim() || texts.unnamedGroup
  const [other] = othersIn(conversation, viewerId)
  return nameOf(other?.user ?? { displayName: null, fullName: null })
}
