import { changesPerFrame } from '@patchbay/contract/messaging/conversation-changes'
import { conversationTopic, inboxTopic } from '@patchbay/contract/realtime'
import { idOf, type Feed } from '../../../../platform/realtime/feed.ts'
import type { LogFeed } from '../../../../platform/realtime/log-feed.ts'
import {
  listConversationVersions,
  listInboxes,
  mayReceiveTyping,
  listInboxVersions,
} from './inboxes.store.ts'
import { listDeltas } from './list-deltas.ts'

/** People are notified when they enter or leave a conversation, or mute it on another device. */
const inboxFeed: Feed = {
  name: 'inbox',
  newest: async (db, topics) => {
    const rows = await listInboxVersions(db, topics.map(idOf))
    return new Map(rows.map(({ userId, version }) => [inboxTopic(userId), version]))
  },
  read: async (db, topics) => {
    const rows = await listInboxVersions(db, topics.map(idOf))
    return rows.map(({ userId, version, changedAt }) => ({
      topic: inboxTopic(userId),
      version,
      message: { type: 'inbox_changed', version },
      at: changedAt,
    }))
  },
}

/** Participants receive everything that happens in their conversations, in order. */
export const conversationFeed: LogFeed = {
  name: 'conversation',
  membership: inboxFeed,
  membershipOf: inboxTopic,
  topicsOf: async (db, userIds) => {
    const entries = await listInboxes(db, userIds)
    return entries.map(({ userId, conversationId, change }) => ({
      userId,
      topic: conversationTopic(conversationId),
      version: change,
    }))
  },
  newest: async (db, topics) => {
    const rows = await listConversationVersions(db, topics.map(idOf))
    return new Map(rows.map(({ id, change }) => [conversationTopic(id), Number(change)]))
  },
  mostInPart: changesPerFrame,
  read: async (db, places) => {
    const known = places.map(({ topic, after }) => ({ conversationId: idOf(topic), after }))
    const deltas = await listDeltas(db, known, changesPerFrame)
    return deltas.map(({ gone, more: _more, ...delta }) => ({
      topic: conversationTopic(delta.conversationId),
      after: delta.after,
      upTo: delta.upTo,
      // Includes people who left after the end of this part: who may receive it depends on the
      // current participants.
      left: gone,
      message: { type: 'conversation_changed', ...delta },
    }))
  },
  about: (message) => {
    if (message.type !== 'conversation_changed') return { left: [], at: new Date() }
    const left = message.participants.filter(({ leftAt }) => leftAt !== null)
    const at = new Date(message.conversation.updatedAt)
    return { left: left.map(({ userId }) => userId), at }
  },
  topicOf: ({ conversationId }) => conversationTopic(conversationId),
  passOn: async (db, { conversationId }, userId) => ({
    to: await mayReceiveTyping(db, conversationId, userId),
    message: { type: 'typing', conversationId, userId },
  }),
}
