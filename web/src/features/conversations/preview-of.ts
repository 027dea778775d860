import type { Conversation } from '@patchbay/contract/conversations'
import { nameOf } from '../people/public.ts'
import { listTexts as texts } from './list-texts.ts'

/** 'You', or in a group the sender's first name; nothing in a conversation of two. */
function writerOf(conversation: Conversation, viewerId: string): string | undefined {
  const { lastMessageSenderId, isGroup, participants } = conversation
  if (lastMessageSenderId === viewerId) return texts.you
  if (!isGroup) return undefined
  const writer = participants.find(({ userId }) => userId === lastMessageSenderId)
  return writer && nameOf(writer.user).split(/\s/)[0]
}

/** The newest message that is not deleted, in one line. */
export function previewOf(conversation: Conversation, viewerId: string): string {
  const { lastMessage } = conversation
  if (lastMessage === null) return texts.silent
  const writer = writerOf(conversation, viewerId)
  return writer === undefined ? lastMessage : texts.by(writer, lastMessage)
}
