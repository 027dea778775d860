import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import type { Message } from '@patchbay/contract/messaging/messages'

const at = '2026-11-15T12:00:00.000Z'
const person = {
  id: 'ann',
  fullName: 'Ann',
  displayName: 'Ann',
  verified: false,
  avatarUrl: '',
  linked: true,
}

/** For tests: the message with this `seq`, and a change of the same number. */
export const messageOf = (seq: number): Message => ({
  id: `m${seq}`,
  conversationId: 'talk',
  seq,
  change: seq,
  senderId: 'ann',
  sender: person,
  clientId: `c${seq}`,
  content: `Message ${seq}.`,
  event: null,
  attachments: [],
  createdAt: at,
  isEdited: false,
  editedAt: null,
  deletedAt: null,
  readBy: [],
  listingReference: null,
  brief: null,
  replyTo: null,
  reactions: [],
})

export const deltaOf = (
  after: number,
  messages: readonly Message[],
  upTo = after + messages.length,
): ConversationDelta => ({
  conversationId: 'talk',
  after,
  upTo,
  conversation: {
    name: null,
    avatarUrl: null,
    lastMessage: messages.at(-1)?.content ?? null,
    lastMessageAt: at,
    lastMessageSenderId: 'ann',
    lastMessageSeq: upTo,
    seq: upTo,
    updatedAt: at,
  },
  messages: [...messages],
  participants: [],
})
