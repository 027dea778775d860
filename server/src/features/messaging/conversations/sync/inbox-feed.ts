import { inboxTopic } from '@patchbay/contract/realtime'
import { idOf, type Feed } from '../../../../platform/realtime/feed.ts'
import { listInboxVersions } from './inboxes.store.ts'

/** People are notified when they enter or leave a conversation, or mute it on another device. */
export const inboxFeed: Feed = {
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
