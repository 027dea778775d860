import { noticesTopic } from '@patchbay/contract/realtime'
import { idOf, type Feed } from '../../../platform/realtime/feed.ts'
import { listNoticeVersions, listStates } from './shown-notices.store.ts'

/**
 * Everyone receives changes of their own notices. The handshake does not know the page's version,
 * so the socket starts at 0 until the page sends its version, which it does at once.
 */
export const noticesFeed: Feed = {
  name: 'notices',
  topicsOf: (session) => [[noticesTopic(session.user_id), 0]],
  newest: async (db, topics) => {
    const rows = await listNoticeVersions(db, topics.map(idOf))
    return new Map(rows.map((row) => [noticesTopic(row.user_id), Number(row.version)]))
  },
  read: async (db, topics) => {
    const states = await listStates(db, topics.map(idOf))
    return states.map(({ userId, version, unread, changedAt }) => ({
      topic: noticesTopic(userId),
      version,
      message: { type: 'notices_changed', version, unread },
      at: changedAt,
    }))
  },
}
