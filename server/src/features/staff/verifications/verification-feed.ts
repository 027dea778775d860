import { verificationTopic } from '@patchbay/contract/realtime'
import { idOf, type Feed } from '../../../platform/realtime/feed.ts'
import { viewRequest } from './verification-request.view.ts'
import { listLatestRequests, listVerificationVersions } from './verifications.store.ts'

/**
 * Everyone receives changes of their own request. The handshake does not know the page's version,
 * so the socket starts at 0 until the page sends its version, which it does at once.
 */
export const verificationFeed: Feed = {
  name: 'verification',
  topicsOf: (session) => [[verificationTopic(session.user_id), 0]],
  newest: async (db, topics) => {
    const rows = await listVerificationVersions(db, topics.map(idOf))
    return new Map(
      rows.map(({ user_id: userId, version }) => [verificationTopic(userId), Number(version)]),
    )
  },
  read: async (db, topics) => {
    const rows = await listLatestRequests(db, topics.map(idOf))
    return rows.map((row) => ({
      topic: verificationTopic(row.user_id),
      version: Number(row.version),
      message: { type: 'verification_changed', request: viewRequest(row) },
      at: row.review_date ?? row.submission_date,
    }))
  },
}
