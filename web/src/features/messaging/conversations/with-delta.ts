import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import {
  rightsOf,
  type Arrangement,
  type Conversation,
  type Participant,
} from '@patchbay/contract/messaging/conversations'

const stayed = ({ leftAt }: Pick<Participant, 'leftAt'>): boolean => leftAt === null

/** Derives the unread state and the read times from the read marks. */
function withMarks(conversation: Conversation, viewerId: string): Conversation {
  const {
    participants,
    lastMessageSeq,
    lastMessageSenderId: sender,
    user1Id,
    user2Id,
  } = conversation
  const of = (id: string | null) => participants.find(({ userId }) => userId === id)
  const own = of(viewerId)
  const isUnopened = conversation.isGroup && lastMessageSeq === 0 && own?.lastReadAt === null
  const isBehind = sender !== null && (own?.lastReadSeq ?? 0) < lastMessageSeq
  return {
    ...conversation,
    unread: conversation.isMarkedUnread || isUnopened || (isBehind && sender !== viewerId),
    lastReadByUser1: of(user1Id)?.lastReadAt ?? null,
    lastReadByUser2: of(user2Id)?.lastReadAt ?? null,
  }
}

/** Derives the viewer's rights from their role. */
function withRights(conversation: Conversation, viewerId: string): Conversation {
  const { isGroup, participants, can } = conversation
  const own = participants.find(({ userId }) => userId === viewerId)
  return own ? { ...conversation, can: { ...can, ...rightsOf(isGroup, own) } } : conversation
}

/** The next message brings a conversation back from the archive, unless it is muted. */
const staysArchived = (known: Conversation, lastMessageSeq: number, viewerId: string): boolean =>
  known.isArchived &&
  (lastMessageSeq <= known.lastMessageSeq ||
    known.participants.some(({ userId, isMuted }) => userId === viewerId && isMuted === true))

/** Applies a delta: the conversation if the delta is newer, each participant by its own version. */
export function withDelta(
  conversation: Conversation,
  delta: ConversationDelta,
  viewerId: string,
): Conversation {
  const newer = delta.upTo > conversation.change
  const given = new Map(delta.participants.map((one) => [one.userId, one]))
  const changed = (known: Participant): Participant => {
    const one = given.get(known.userId)
    if (!one || one.change <= known.change) return known
    // The viewer may have read further than others see.
    const lastReadSeq =
      one.userId === viewerId && one.joinedAt === known.joinedAt
        ? Math.max(known.lastReadSeq, one.lastReadSeq)
        : one.lastReadSeq
    return { ...known, ...one, lastReadSeq }
  }
  const participants = conversation.participants.map(changed)
  const same = participants.every((one, index) => one === conversation.participants[index])
  if (!newer && same) return conversation
  const gone = conversation.participants.filter(stayed).length - participants.filter(stayed).length
  const markOf = (all: readonly Participant[]): number =>
    all.find(({ userId }) => userId === viewerId)?.lastReadSeq ?? 0
  const hasRead = markOf(participants) > markOf(conversation.participants)
  const lastMessageSeq = newer ? delta.conversation.lastMessageSeq : 0
  const taken = {
    ...conversation,
    ...(newer && { ...delta.conversation, change: delta.upTo }),
    isMarkedUnread: conversation.isMarkedUnread && !hasRead,
    isArchived: staysArchived(conversation, lastMessageSeq, viewerId),
    participants,
    participantCount: conversation.participantCount - gone,
  }
  return withMarks(same ? taken : withRights(taken, viewerId), viewerId)
}

/** Applies the viewer's own read mark, as confirmed by the server. */
export function withOwnMark(
  conversation: Conversation,
  viewerId: string,
  mark: Pick<Participant, 'lastReadSeq' | 'lastReadAt'>,
): Conversation {
  const moves = ({ userId, lastReadSeq, lastReadAt }: Participant): boolean =>
    userId === viewerId &&
    (lastReadSeq < mark.lastReadSeq || (lastReadAt === null && mark.lastReadAt !== null))
  if (!conversation.isMarkedUnread && !conversation.participants.some(moves)) return conversation
  const participants = conversation.participants.map((one) =>
    moves(one) ? { ...one, ...mark } : one,
  )
  return withMarks({ ...conversation, participants, isMarkedUnread: false }, viewerId)
}

/** Applies the viewer's muted state, as confirmed by the server. */
export const withMuted = (
  conversation: Conversation,
  viewerId: string,
  isMuted: boolean,
): Conversation => ({
  ...conversation,
  participants: conversation.participants.map((one) =>
    one.userId === viewerId ? { ...one, isMuted } : one,
  ),
})

/** Applies how the viewer has arranged it, as confirmed by the server. */
export const withArrangement = (
  conversation: Conversation,
  arrangement: Arrangement & Pick<Conversation, 'unread'>,
): Conversation => ({ ...conversation, ...arrangement })

/** The newer of two states; fields that only the server computes come from its latest answer. */
export function newerOf(known: Conversation | undefined, given: Conversation): Conversation {
  if (!known || known.change <= given.change) return given
  const participants = known.participants.map((one) => {
    const received = given.participants.find(({ userId }) => userId === one.userId)
    return received ? { ...one, isMuted: received.isMuted, blocked: received.blocked } : one
  })
  const { blockedIds, isPinned, isMarkedUnread } = given
  return {
    ...known,
    participants,
    blockedIds,
    isPinned,
    isMarkedUnread,
    isArchived: given.isArchived && known.lastMessageSeq <= given.lastMessageSeq,
    unread: isMarkedUnread || (known.isMarkedUnread ? given.unread : known.unread),
    can: { ...known.can, send: given.can.send },
  }
}

/**
 * Whether the conversation must be fetched after this delta: changes were missed, or the
 * participants have changed.
 */
export const leavesOpen = ({ change, participants }: Conversation, delta: ConversationDelta) =>
  delta.after > change ||
  delta.participants.some((one) => {
    const known = participants.find(({ userId }) => userId === one.userId)
    return known?.leftAt !== one.leftAt || known.user.linked !== one.user.linked
  })
