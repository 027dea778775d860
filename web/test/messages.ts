import type { Conversation, Participant } from '@patchbay/contract/messaging/conversations'
import type { Message } from '@patchbay/contract/messaging/messages'
import { profile } from './fake-server.ts'
import { person, sampleId } from './inside-samples.ts'

export const conversationId = sampleId(500)
export const viewerId = profile().id
export const theo = person(12, 'Theo Lindqvist', true)
export const ada = { ...person(1, 'Ada'), id: viewerId }

/** A message from Theo with this `seq`. */
export const message = (seq: number, changes: Partial<Message> = {}): Message => ({
  id: sampleId(10_000 + seq),
  conversationId,
  seq,
  change: seq,
  senderId: theo.id,
  sender: theo,
  clientId: sampleId(20_000 + seq),
  content: `message ${seq}`,
  event: null,
  attachments: [],
  createdAt: new Date(Date.parse('2026-11-15T10:00:00.000Z') + seq * 1000).toISOString(),
  isEdited: false,
  editedAt: null,
  deletedAt: null,
  readBy: [],
  listingReference: null,
  brief: null,
  replyTo: null,
  reactions: [],
  ...changes,
})

export const ownMessage = (seq: number, changes: Partial<Message> = {}): Message =>
  message(seq, { senderId: viewerId, sender: ada, ...changes })

export const participant = (user: typeof ada, lastReadSeq = 0): Participant => ({
  conversationId,
  userId: user.id,
  user,
  role: 'member',
  lastReadSeq,
  lastReadAt: null,
  joinedAt: '2026-11-01T10:00:00.000Z',
  joinedSeq: 0,
  leftAt: null,
  change: 0,
  isMuted: user.id === viewerId ? false : null,
  blocked: false,
})

/** Ada and Theo, without messages. */
export const conversation = (changes: Partial<Conversation> = {}, ownMark = 0): Conversation => ({
  id: conversationId,
  isGroup: false,
  user1Id: viewerId,
  user2Id: theo.id,
  name: null,
  avatarUrl: null,
  lastMessage: null,
  lastMessageAt: null,
  lastMessageSenderId: null,
  lastMessageSeq: changes.seq ?? 0,
  seq: 0,
  updatedAt: '2026-11-15T10:00:00.000Z',
  profession: null,
  lastReadByUser1: null,
  lastReadByUser2: null,
  change: 0,
  unread: false,
  isRequest: false,
  isPinned: false,
  isArchived: false,
  isMarkedUnread: false,
  participants: [participant(ada, ownMark), participant(theo)],
  participantCount: 2,
  blockedIds: [],
  can: { send: true, manage: false, leave: changes.isGroup ?? false },
  ...changes,
})
